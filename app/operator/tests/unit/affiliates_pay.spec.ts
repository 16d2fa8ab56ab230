import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import AffiliatesPay from '#app/operator/commands/affiliates_pay'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { createPayee, earn, payoutsOf } from '#tests/support/payee'

/** Runs the command; answers what it said and how it ended. */
async function pay(...flags: string[]) {
  ace.ui.switchMode('raw')
  const command = await ace.create(AffiliatesPay, flags)
  await command.exec()
  const said = command.logger.getLogs().map(({ message }) => message)
  return { said: said.join('\n'), exitCode: command.exitCode }
}

test.group('affiliates:pay', (group) => {
  group.each.teardown(() => ace.ui.switchMode('normal'))

  test('shows whom it would pay, then pays them once', async ({ assert }) => {
    const { affiliateId, paypalEmail } = await createPayee()
    await earn(affiliateId, 6_405)
    const line = `affiliate ${affiliateId}: $64.05 to ${paypalEmail}`
    const trial = await pay('--dry-run')
    assert.include(trial.said, line)
    assert.include(trial.said, 'nobody was paid')
    assert.deepEqual(await payoutsOf(affiliateId), [])
    assert.include((await pay()).said, line)
    assert.lengthOf(await payoutsOf(affiliateId), 1)
    assert.notInclude((await pay()).said, line)
  })

  test('names a batch that nobody takes, and fails', async ({ assert }) => {
    const { id } = firstOf(
      await sql<{ id: number }>(
        db.connection(),
        `insert into payout_batches (sender_batch_id, provider, last_error, created_at, next_at)
       values ('stuck', 'sandbox', 'PayPal answered 403', now() - interval '4 hours', now() + interval '1 day') returning id`
      )
    )
    const { said, exitCode } = await pay('--dry-run')
    assert.include(said, `look at batch ${id} (stuck): PayPal answered 403`)
    assert.equal(exitCode, 1)
    await sql(db.connection(), 'delete from payout_batches where id = ?', [id])
  })
})
