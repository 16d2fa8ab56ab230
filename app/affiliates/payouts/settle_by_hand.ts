import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { listStuckBatches } from '../queries/list_stuck_batches.js'
import { settlePayout } from './settle_payout.js'

/** What the operator has found out at PayPal of the payouts of a batch that are open here. */
export type Finding = 'paid' | 'unpaid'

/** The finding as PayPal would have said it. */
const WORDS: Record<Finding, string> = { paid: 'SUCCESS', unpaid: 'DENIED' }

interface Settling {
  /** Of the one payout that is meant; all that are open, if missing. */
  reference?: string
  /** Writes down who found it, in the transaction of the first payout that ends by it. */
  record?: (trx: TransactionClientContract) => Promise<void>
}

/**
 * Ends the open payouts of a batch of which PayPal tells nothing, as the operator has found them there: what was paid has arrived, what was
 * not goes back to the balances. May be broken off and repeated; what has ended meanwhile stays as it ended.
 * @returns how many have ended by it; null when the batch may still be sent, has ended, or is not there
 */
export async function settleByHand(
  batchId: number,
  finding: Finding,
  { reference, record }: Settling = {}
): Promise<number | null> {
  const stuck = await listStuckBatches()
  if (!stuck.some(({ id, canBeSettled }) => id === batchId && canBeSettled)) return null
  const open = await sql<{ reference: string }>(
    db.connection(),
    `select reference::text from payouts
     where batch_id = :batchId and status = 'pending' and reference::text = coalesce(:reference, reference::text)
     order by id`,
    { batchId, reference: reference ?? null }
  )
  for (const [at, payout] of open.entries()) {
    const news = { reference: payout.reference, word: WORDS[finding], transactionId: null }
    await db.transaction(async (trx) => {
      await settlePayout(trx, news)
      if (at === 0) await record?.(trx)
    })
  }
  await sql(
    db.connection(),
    `update payout_batches b set state = 'done'
     where id = ? and not exists (select 1 from payouts p where p.batch_id = b.id and p.status = 'pending')`,
    [batchId]
  )
  return open.length
}
