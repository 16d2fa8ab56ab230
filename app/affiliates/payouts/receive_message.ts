import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { AppError } from '#app/shell/exceptions/app_error'
import { sql } from '#app/shell/sql'
import { anyMessage, batchMessage, itemMessage, type WireItem } from '../paypal/answers.js'
import { paypal } from '../paypal/paypal.js'
import type { PaypalClient, Proof } from '../paypal/paypal_client.js'
import { PaypalError } from '../paypal/paypal_error.js'
import { recordSent } from './record_sent.js'
import { settlePayout } from './settle_payout.js'

/**
 * Takes a message of PayPal's about payouts, once PayPal itself has said that it is genuine. It may come before the answer to the
 * call that made the payout, late, twice, or in any order.
 * @param body as it came
 * @throws AppError 400 `bad_signature`; 503 when PayPal cannot be asked, so that it sends the message again
 */
export async function receiveMessage(
  body: string,
  proof: Proof | null,
  client: PaypalClient = paypal()
): Promise<void> {
  const message = parse(body)
  if (!message || !proof || !(await isGenuine(proof, body, client))) {
    throw new AppError(400, 'bad_signature', 'The signature of this message is not valid.')
  }
  const { event_type: type } = await anyMessage.validate(message)
  if (type.startsWith('PAYMENT.PAYOUTS-ITEM.')) {
    await takeItem((await itemMessage.validate(message)).resource)
  } else if (type.startsWith('PAYMENT.PAYOUTSBATCH.')) {
    const { resource } = await batchMessage.validate(message)
    await checkSoon(resource.batch_header.payout_batch_id)
  }
}

function parse(body: string): object | null {
  try {
    const message: unknown = JSON.parse(body)
    return typeof message === 'object' ? message : null
  } catch {
    return null
  }
}

async function isGenuine(proof: Proof, body: string, client: PaypalClient): Promise<boolean> {
  try {
    return await client.isGenuine(proof, body)
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error
    // What PayPal finds no sense in is no message of its own.
    if (error.failure === 'invalid') return false
    logger.warn({ err: error }, 'PayPal did not say whether a message is its own')
    throw new AppError(503, 'not_verified', 'Something went wrong. Please try again.')
  }
}

async function takeItem(item: WireItem): Promise<void> {
  const reference = item.payout_item.sender_item_id
  if (!reference) return
  await db.transaction(async (trx) => {
    const isOurs = await settlePayout(trx, {
      reference,
      word: item.transaction_status,
      transactionId: item.transaction_id ?? null,
    })
    if (!isOurs || !item.payout_batch_id) return
    const [{ batchId }] = await sql<{ batchId: number | null }>(
      trx,
      'select batch_id as "batchId" from payouts where reference::text = ?',
      [reference]
    )
    if (batchId !== null) await recordSent(trx, batchId, item.payout_batch_id)
  })
}

/** The batch as a whole has changed: its state is asked for, instead of being taken from the message. */
async function checkSoon(providerId: string): Promise<void> {
  await sql(
    db.connection(),
    `update payout_batches set next_at = now() where provider_id = ? and state = 'sent'`,
    [providerId]
  )
}
