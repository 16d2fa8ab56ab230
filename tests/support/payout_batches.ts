import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { advanceBatch } from '#app/affiliates/payouts/advance_batch'
import { openBatch } from '#app/affiliates/payouts/open_batch'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { BROKEN_AFFILIATES, createPayee, earn, makeDue, payoutsOf } from './payee.js'
import { PaypalServer } from './paypal_server.js'

/** New affiliates with so many cents each, and the batch that pays them all. */
export async function openFor(cents: number[]) {
  const payees = await Promise.all(cents.map(() => createPayee()))
  for (const [at, { affiliateId }] of payees.entries()) await earn(affiliateId, cents[at]!)
  const ids = payees.map(({ affiliateId }) => affiliateId).toSorted((a, b) => a - b)
  await db.transaction((trx) => openBatch(trx, ids))
  const payout = firstOf(await payoutsOf(payees[0]!.affiliateId))
  return { payees, batchId: payout.batch_id! }
}

/** An affiliate's newest payout. */
export const payoutOf = async (affiliateId: number) => (await payoutsOf(affiliateId)).at(-1)!

/** A PayPal for each test of a group. After each all balances must add up. */
export class PaypalOfGroup {
  server!: PaypalServer

  constructor(group: Group) {
    group.each.setup(async () => {
      this.server = await PaypalServer.start()
      return () => this.server.stop()
    })
    group.each.teardown(async () => {
      const broken = await sql(db.connection(), BROKEN_AFFILIATES)
      if (broken.length > 0) throw new Error(`Balances do not add up: ${JSON.stringify(broken)}`)
    })
  }

  /** Does what is next for a batch, due or not. */
  async advance(batchId: number): Promise<void> {
    await makeDue(batchId)
    await advanceBatch(batchId, this.server.client())
  }
}
