import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { onConnection } from '#app/core/queue/boss'
import { PAYOUTS_QUEUE, type PayoutsJob } from '../queues.js'
import { sql } from '#app/core/database/sql'
import { payouts } from '#config/payouts'
import { writeAffiliateEntry } from '../ledger/write_entry.js'
import { filterPayable, type Payable } from '../queries/list_payable.js'

/**
 * Takes what can be paid of the given affiliates off their balances and leaves it to a job to send it, all or nothing.
 * @returns what is paid; those that can no longer be paid are left out
 */
export async function openBatch(
  trx: TransactionClientContract,
  affiliateIds: number[]
): Promise<Payable[]> {
  // As lockAffiliate does for one: in the order of their numbers, so that two runs wait for each other instead of blocking.
  await sql(trx, 'select 1 from affiliates where id = any(?) order by id for update', [
    affiliateIds,
  ])
  const payable = await filterPayable(trx, affiliateIds)
  if (payable.length === 0) return []
  const batchId = await addBatch(trx)
  for (const { affiliateId, paypalEmail, amount } of payable) {
    const { id } = firstOf(
      await sql<{ id: number }>(
        trx,
        `insert into payouts (affiliate_id, amount, paypal_email, batch_id) values (?, ?, ?, ?)
       returning id`,
        [affiliateId, amount, paypalEmail, batchId]
      )
    )
    await writeAffiliateEntry(trx, {
      affiliateId,
      reason: 'payout',
      change: -amount,
      payoutId: id,
      availableAt: new Date(),
    })
  }
  return payable
}

/** A batch to be sent at once if the transaction is committed. The name is new, so that nobody has sent it before. */
export async function addBatch(trx: TransactionClientContract): Promise<number> {
  const { id } = firstOf(
    await sql<{ id: number }>(
      trx,
      'insert into payout_batches (sender_batch_id, provider) values (?, ?) returning id',
      [`vitrine-${randomUUID()}`, payouts]
    )
  )
  const queue = await app.container.make('queue')
  await queue.send(PAYOUTS_QUEUE, { batchId: id } satisfies PayoutsJob, { db: onConnection(trx) })
  return id
}
