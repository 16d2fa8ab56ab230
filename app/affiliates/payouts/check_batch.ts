import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { CHECK_AGAIN_AFTER } from '#config/payouts'
import type { BatchState, PaypalClient } from '../paypal/paypal_client.js'
import { PaypalError } from '../paypal/paypal_error.js'
import type { Batch } from './advance_batch.js'
import { settlePayout } from './settle_payout.js'

/** A batch that is carried out no further, whatever its items say. */
const ENDED_UNPAID = ['DENIED', 'CANCELED']

/** Asks PayPal how the payouts of a batch stand, for those of which no message has told. */
export async function checkBatch(batch: Batch, client: PaypalClient): Promise<void> {
  try {
    await takeState(batch, await client.getBatch(batch.providerId!))
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error
    logger.warn({ err: error, batchId: batch.id }, 'PayPal did not tell how payouts stand')
    await comeBack(batch, error)
    return
  }
  await comeBack(batch)
}

async function takeState({ id }: Batch, state: BatchState): Promise<void> {
  const open = await sql<{ reference: string }>(
    db.connection(),
    `select reference::text from payouts where batch_id = ? and status = 'pending'`,
    [id]
  )
  const items = new Map(state.items.map((item) => [item.payout_item.sender_item_id, item]))
  for (const { reference } of open) {
    const item = items.get(reference)
    const isOver = ENDED_UNPAID.includes(state.status)
    const word = item?.transaction_status ?? (isOver ? state.status : null)
    if (word === null) continue
    const transactionId = item?.transaction_id ?? null
    const unpaid = isOver && word === 'PENDING' ? state.status : word
    await db.transaction((trx) => settlePayout(trx, { reference, word: unpaid, transactionId }))
  }
}

async function comeBack({ id, sentAt }: Batch, error?: PaypalError): Promise<void> {
  const { young, old, oldAfterDays } = CHECK_AGAIN_AFTER
  const isOld = sentAt !== null && Date.now() - sentAt.getTime() > oldAfterDays * 86_400_000
  const seconds = Math.max(isOld ? old : young, error?.retryAfterSeconds ?? 0)
  await sql(
    db.connection(),
    `update payout_batches b set last_error = ?, next_at = now() + make_interval(secs => ?),
       state = case when exists (select 1 from payouts p where p.batch_id = b.id and p.status = 'pending')
         then b.state else 'done' end
     where id = ? and state = 'sent'`,
    [error?.message ?? null, seconds, id]
  )
}
