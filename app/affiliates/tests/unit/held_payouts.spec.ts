import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOnes } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { balanceOf, batchOf } from '#tests/support/payee'
import { openFor, payoutOf, PaypalOfGroup } from '#tests/support/payout_batches'

test.group('Payouts to affiliates on hold', (group) => {
  const paypal = new PaypalOfGroup(group)

  test('leaves out who was put on hold before the first try, and nobody later', async ({
    assert,
  }) => {
    const { payees, batchId } = await openFor([5_000, 6_000])
    const [held, other] = firstOnes(
      payees.map(({ affiliateId }) => affiliateId),
      2
    )
    const hold = (affiliateId: number) =>
      sql(
        db.connection(),
        `update affiliates set held_at = now(), held_reason = 'Shared card' where id = ?`,
        [affiliateId]
      )
    await hold(held)
    paypal.server.faults = ['lost']
    await paypal.advance(batchId)
    assert.deepInclude(await payoutOf(held), {
      status: 'failed',
      failure: 'on_hold',
    })
    assert.equal(await balanceOf(held), 5_000)
    await hold(other)
    await paypal.advance(batchId)
    assert.deepEqual(
      paypal.server.items.map(({ amount }) => amount.value),
      ['60.00']
    )
    const alone = await openFor([7_000])
    await hold(alone.payees[0]!.affiliateId)
    await paypal.advance(alone.batchId)
    assert.lengthOf(paypal.server.items, 1)
    assert.equal(await balanceOf(alone.payees[0]!.affiliateId), 7_000)
    assert.equal((await batchOf(await payoutOf(held))).state, 'sent')
  })
})
