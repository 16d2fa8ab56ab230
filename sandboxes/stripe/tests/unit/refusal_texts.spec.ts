import { test } from '@japa/runner'
import { describeError } from '#app/core/errors/describe_error'
import { withLocale } from '#app/i18n/current_locale'
import { sandboxRefused } from '../../errors.js'
import { noSuch, refused } from '../../refusals.js'

test('what the sandbox refuses is English for programs and in the language of who reads a page', ({
  assert,
}) => {
  const refusals = [
    refused({ code: 'byCardOnly' }),
    refused({ code: 'refundTooLarge', values: [900, 500] }),
    noSuch('payment_method', 'pm_7'),
  ]
  const english = [
    'A subscription is paid by card.',
    'Refund amount 900 is more than the 500 that are left.',
    "No such payment method: 'pm_7'",
  ]
  assert.deepEqual(
    refusals.map(({ body }) => body.error.message),
    english
  )
  withLocale('de', () => {
    assert.equal(refused({ code: 'byCardOnly' }).body.error.message, english[0])
    assert.deepEqual(
      refusals.map(
        ({ refusal }) => describeError(sandboxRefused({ refusal: refusal! })).body.message
      ),
      [
        'Ein Abo wird mit Karte bezahlt.',
        'Die Erstattung von 900 Cent ist höher als die übrigen 500 Cent.',
        '„pm_7“ gibt es nicht.',
      ]
    )
  })
})
