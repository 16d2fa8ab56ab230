import { test } from '@japa/runner'
import { defineError, keepError, errorMessage } from '#app/core/errors/define_error'
import { describeError } from '#app/core/errors/describe_error'
import { notFound } from '#app/core/errors/errors'
import { currentLocale, withLocale } from '#app/i18n/current_locale'
import { notEnoughCredits } from '#app/credits/errors'

test.group('An error', () => {
  test('is said in the language of who reads it, not of who met it', ({ assert }) => {
    const error = withLocale('en', () => notEnoughCredits('image', 4, 1))
    const { status, body } = withLocale('de', () => describeError(error))
    assert.equal(status, 402)
    assert.match(body.message, /Credits/)
    assert.equal(body.message, body.error)
    assert.deepInclude(body, { code: 'not_enough_credits', needed: 4, available: 1, kind: 'image' })
    assert.notEqual(body.message, describeError(error).body.message)
  })

  test('can be kept and said again', ({ assert }) => {
    const kept = JSON.parse(JSON.stringify(keepError(notEnoughCredits('image', 4, 1))))
    assert.deepEqual(Object.keys(kept), ['code', 'params'])
    for (const language of ['en', 'es'] as const) {
      withLocale(language, () =>
        assert.equal(
          errorMessage(kept),
          describeError(notEnoughCredits('image', 4, 1)).body.message
        )
      )
    }
    assert.equal(errorMessage({ code: 'of_an_older_version', params: {} }), 'Server Error')
  })

  test('has a name of its own, and a code that others may share', ({ assert }) => {
    const ofTest = defineError<{ left: number }>(
      409,
      'shared.of_test',
      ({ left }) => `${currentLocale()} ${left}`
    )
    const error = ofTest({ left: 2 }, { field: 'amount', details: { left: 2 } })
    assert.deepEqual(describeError(error).body, {
      message: 'en 2',
      error: 'en 2',
      code: 'shared',
      left: 2,
      errors: { amount: ['en 2'] },
    })
    assert.throws(() => defineError(404, 'not_found', () => ''), /declared twice/)
    assert.equal(notFound().message, 'not_found')
  })
})
