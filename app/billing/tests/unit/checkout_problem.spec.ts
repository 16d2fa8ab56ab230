import { test } from '@japa/runner'
import { addressOf, problemOf } from '#app/billing/components/checkout_problem'
import { ApiError } from '#app/ui/client/api_error'

const FAILED = 'Something went wrong. Please try again.'

test.group('Problems of checkout', () => {
  test('have one sentence, and the reason of a refusal below it', ({ assert }) => {
    const refused = ApiError.fromAnswer(409, '{"message":"You are subscribed already."}')
    assert.deepEqual(problemOf(refused), {
      sentence: FAILED,
      reason: 'You are subscribed already.',
    })
    for (const error of [ApiError.fromAnswer(500, '{"message":"x"}'), new Error('x')]) {
      assert.deepEqual(problemOf(error), { sentence: FAILED, reason: null })
    }
  })

  test('an answer without an address is one', ({ assert }) => {
    assert.equal(addressOf({ url: 'https://pay.example/1' }), 'https://pay.example/1')
    for (const answer of [null, {}, { url: null }, { url: '' }, '']) {
      assert.throws(() => addressOf(answer), 'Invalid response from server')
    }
  })
})
