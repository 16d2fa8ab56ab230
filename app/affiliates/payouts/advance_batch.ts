import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { LEASE_SECONDS, payouts, REPEAT_DAYS } from '#config/payouts'
import { paypal } from '../paypal/paypal.js'
import type { PaypalClient } from '../paypal/paypal_client.js'
import { cancelHeld } from './cancel_held.js'
import { cancelTrials } from './cancel_trials.js'
import { checkBatch } from './check_batch.js'
import { sendBatch } from './send_batch.js'

/** A batch that this process has taken up. */
export interface Batch {
  id: number
  senderBatchId: string
  state: 'waiting' | 'sent'
  providerId: string | null
  /** How often it was tried to send it, this time not counted. */
  tries: number
  sentAt: Date | null
  /** It may be at PayPal, though no answer said so. */
  mayHaveArrived: boolean
  /** It may have arrived so long ago that PayPal has forgotten it. */
  isTooOld: boolean
}

/**
 * Does what is next for a batch, if that is due: sends it, or asks how it stands. Who dies in between leaves it to another, once the
 * lease is over.
 */
export async function advanceBatch(id: number, client: PaypalClient = paypal()): Promise<void> {
  const batch = await claimBatch(id)
  if (!batch) return
  if (!batch.mayHaveArrived) await cancelHeld(id)
  const open = await sql(
    db.connection(),
    `select 1 from payouts where batch_id = ? and status = 'pending' limit 1`,
    [id]
  )
  if (open.length === 0) {
    await sql(
      db.connection(),
      `update payout_batches set state = 'done' where id = ? and state in ('waiting', 'sent')`,
      [id]
    )
    return
  }
  if (batch.state === 'sent') await checkBatch(batch, client)
  else await sendBatch(batch, client)
}

/** Does what is next for every batch that is due; one that fails leaves the others alone. */
export async function advanceDueBatches(): Promise<void> {
  if (payouts === 'paypal') await cancelTrials()
  const due = await sql<{ id: number }>(
    db.connection(),
    `select id from payout_batches
     where state in ('waiting', 'sent') and next_at <= now() and provider = ? order by next_at limit 100`,
    [payouts]
  )
  for (const { id } of due) {
    await advanceBatch(id).catch((error) => logger.error({ err: error, batchId: id }, 'payouts'))
  }
}

async function claimBatch(id: number): Promise<Batch | undefined> {
  const [batch] = await sql<Batch>(
    db.connection(),
    `update payout_batches set next_at = now() + make_interval(secs => :lease)
     where id = :id and state in ('waiting', 'sent') and next_at <= now() and provider = :provider
     returning id, sender_batch_id as "senderBatchId", state, provider_id as "providerId", tries,
       sent_at as "sentAt", first_sent_at is not null as "mayHaveArrived", coalesce(first_sent_at < now() - make_interval(days => :days), false) as "isTooOld"`,
    { id, lease: LEASE_SECONDS, days: REPEAT_DAYS, provider: payouts }
  )
  return batch
}
