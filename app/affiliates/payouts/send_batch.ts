import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { PAYOUT_CURRENCY, SEND_AGAIN_AFTER } from '#config/payouts'
import type { PaypalClient } from '../paypal/paypal_client.js'
import { PaypalError } from '../paypal/paypal_error.js'
import type { Batch } from './advance_batch.js'
import { recordSent } from './record_sent.js'
import { splitBatch } from './split_batch.js'

/** What recipients read in PayPal's mail. */
const SUBJECT = 'Your affiliate commission'

const A_DAY = 86_400

/**
 * Hands a batch to PayPal. Whether an earlier try arrived need not be known: PayPal takes each `sender_batch_id` once, and refuses a
 * repetition with the address of the batch that is there, whose name is then written down as if it had been answered at
 * first. As it remembers for 30 days only, a batch whose arrival is unknown for longer than that is left to the operator.
 */
export async function sendBatch(batch: Batch, client: PaypalClient): Promise<void> {
  const { id, senderBatchId, isTooOld } = batch
  if (isTooOld) {
    const problem = 'It is not known whether PayPal has it, and too long ago to ask again.'
    logger.error({ batchId: id, senderBatchId }, 'a batch of payouts has to be looked at')
    await putOff(id, A_DAY, problem)
    return
  }
  const items = await sql<{ senderItemId: string; receiver: string; cents: number }>(
    db.connection(),
    `select reference::text as "senderItemId", paypal_email as receiver, amount as cents
     from payouts where batch_id = ? and status = 'pending' order by id`,
    [id]
  )
  await sql(
    db.connection(),
    `update payout_batches set tries = tries + 1, first_sent_at = coalesce(first_sent_at, now())
     where id = ?`,
    [id]
  )
  try {
    const providerId = await client.createBatch({
      senderBatchId,
      subject: SUBJECT,
      items: items.map((item) => ({ ...item, currency: PAYOUT_CURRENCY, note: SUBJECT })),
    })
    await recordSent(db.connection(), id, providerId)
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error
    await takeRefusal(batch, error, client)
  }
}

async function takeRefusal(batch: Batch, error: PaypalError, client: PaypalClient): Promise<void> {
  const { id, senderBatchId, tries } = batch
  const known = error.failure === 'exists' ? await findEarlier(batch, error, client) : null
  if (known) return recordSent(db.connection(), id, known)
  // The same data was refused at every earlier try as well, so that none of it is at PayPal.
  if (error.failure === 'invalid') return splitBatch(id)
  const usual = SEND_AGAIN_AFTER[Math.min(tries, SEND_AGAIN_AFTER.length - 1)]!
  await putOff(id, Math.max(usual, error.retryAfterSeconds ?? 0), error.message)
  const level = error.failure === 'unanswered' || error.failure === 'busy' ? 'warn' : 'error'
  logger[level]({ err: error, batchId: id, senderBatchId }, 'a batch of payouts was not taken')
}

/** PayPal's name of the batch that an earlier try has made, null where the answer does not lead to it. */
async function findEarlier(
  { senderBatchId }: Batch,
  { batchId }: PaypalError,
  client: PaypalClient
): Promise<string | null> {
  if (batchId === null) return null
  try {
    const earlier = await client.getBatch(batchId)
    return earlier.senderBatchId === senderBatchId ? batchId : null
  } catch (error) {
    if (error instanceof PaypalError) return null
    throw error
  }
}

async function putOff(id: number, seconds: number, problem: string): Promise<void> {
  await sql(
    db.connection(),
    `update payout_batches set next_at = now() + make_interval(secs => ?), last_error = ?
     where id = ? and state = 'waiting'`,
    [seconds, problem, id]
  )
}
