import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { addBatch } from './open_batch.js'
import { settlePayout } from './settle_payout.js'

/**
 * Takes a batch apart that PayPal does not accept, so that one bad address holds up nobody else: each half is tried by itself, and what
 * is refused alone has failed. Whoever was refused the same batch before has done so already.
 */
export async function splitBatch(id: number): Promise<void> {
  await db.transaction(async (trx) => {
    const payouts = await sql<{ id: number; reference: string }>(
      trx,
      `select id, reference::text from payouts where batch_id = ? and status = 'pending' order by id`,
      [id]
    )
    if (payouts.length === 1) {
      const { reference } = firstOf(payouts)
      const news = {
        reference,
        word: 'DENIED',
        transactionId: null,
        failure: 'address_refused' as const,
      }
      await settlePayout(trx, news)
    } else {
      const middle = Math.ceil(payouts.length / 2)
      for (const half of [payouts.slice(0, middle), payouts.slice(middle)]) {
        const batchId = await addBatch(trx)
        const ids = half.map((payout) => payout.id)
        await sql(trx, 'update payouts set batch_id = ? where id = any(?)', [batchId, ids])
      }
    }
    // At last, since news of a payout lock it before its batch.
    const refused = await sql(
      trx,
      `update payout_batches set state = 'refused' where id = ? and state = 'waiting' returning 1`,
      [id]
    )
    if (refused.length === 0) await trx.rollback()
  })
}
