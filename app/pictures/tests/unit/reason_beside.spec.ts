import { test } from '@japa/runner'
import { reasonBeside } from '#app/pictures/components/results/reason_beside'

test('why an order failed stands once: with what failed, or in its form', ({ assert }) => {
  const failed = [{ error: 'The product could not be found.' }]
  assert.isNull(reasonBeside(failed, 'The product could not be found.'))
  assert.equal(reasonBeside(failed, 'Too much waits.'), 'Too much waits.')
  assert.equal(
    reasonBeside([], 'The product could not be found.'),
    'The product could not be found.'
  )
})
