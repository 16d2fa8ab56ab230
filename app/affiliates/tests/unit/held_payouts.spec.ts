import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { advanceBatch } from '#app/affiliates/payouts/advance_batch'
import { openBatch } from '#app/affiliates/payouts/open_batch'
import { sql } from '#app/shell/sql'
import {
  balanceOf,
  batchOf,
  BROKEN_AFFILIATES,
  createPayee,
  earn,
  makeDue,
  payoutsOf,
} from '#tests/support/payee'
import { PaypalServer } from '#tests/support/paypal_server'

/** New affiliates with so many cents each, and the batch that pays them all. */
async function openFor(cents: number[]) {
  const payees = await Promise.all(cents.map(() => createPayee()))
  for (const [at, { affiliateId }] of payees.entries()) await earn(affiliateId, cents[at])
  const ids = payees.map(({ affiliateId }) => affiliateId).toSorted((a, b) => a - b)
  await db.transaction((trx) => openBatch(trx, ids))
  const [payout] = await payoutsOf(payees[0].affiliateId)
  return { payees, batchId: payout.batch_id! }
}

const payoutOf = async (affiliateId: number) => (await payoutsOf(affiliateId)).at(-1)!

test.group('Payouts to affiliates on hold', (group) => {
  let server: PaypalServer
  group.each.timeout(30_000)
  group.each.setup(async () => {
    server = await PaypalServer.start()
    return () => server.stop()
  })
  group.each.teardown(async () => {
    const broken = await sql(db.connection(), BROKEN_AFFILIATES)
    if (broken.length > 0) throw new Error(`Balances do not add up: ${JSON.stringify(broken)}`)
  })

  async function advance(batchId: number): Promise<void> {
    await makeDue(batchId)
    await advanceBatch(batchId, server.client())
  }

  test('leaves out who was put on hold before the first try, and nobody later', async ({
    assert,
  }) => {
    const { payees, batchId } = await openFor([5_000, 6_000])
    const [held, other] = payees.map(({ affiliateId }) => affiliateId)
    const hold = (affiliateId: number) =>
      sql(
        db.connection(),
        `update affiliates set held_at = now(), held_reason = 'Shared card' where id = ?`,
        [affiliateId]
      )
    await hold(held)
    server.faults = ['lost']
    await advance(batchId)
    assert.deepInclude(await payoutOf(held), {
      status: 'failed',
      failure: 'Payouts to you are on hold.',
    })
    assert.equal(await balanceOf(held), 5_000)
    await hold(other)
    await advance(batchId)
    assert.deepEqual(
      server.items.map(({ amount }) => amount.value),
      ['60.00']
    )
    const alone = await openFor([7_000])
    await hold(alone.payees[0].affiliateId)
    await advance(alone.batchId)
    assert.lengthOf(server.items, 1)
    assert.equal(await balanceOf(alone.payees[0].affiliateId), 7_000)
    assert.equal((await batchOf(await payoutOf(held))).state, 'sent')
  })
})
