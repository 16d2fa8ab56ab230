import { test } from '@japa/runner'
import { daysKept } from '#config/days_kept'

test('days that something is kept are a whole number that takes nothing away at once', ({
  assert,
}) => {
  assert.isUndefined(daysKept('WEBHOOK_LOG_DAYS'))
  assert.equal(daysKept('WEBHOOK_LOG_DAYS', '7'), 7)
  for (const text of ['0', '-30', '6', '30.5', 'a month']) {
    assert.throws(
      () => daysKept('WEBHOOK_LOG_DAYS', text),
      `WEBHOOK_LOG_DAYS is "${text}": write a whole number of days, 7 or more.`
    )
  }
})
