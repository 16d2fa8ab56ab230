import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { badSignature } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import { UUID } from '#app/core/database/uuid'
import { anyMessage, batchMessage, itemMessage, type WireItem } from '../paypal/answers.js'
import { paypal } from '../paypal/paypal.js'
import type { PaypalClient, Proof } from '../paypal/paypal_client.js'
import { PaypalError } from '../paypal/paypal_error.js'
import { recordSent } from './record_sent.js'
import { settlePayout } from './settle_payout.js'
import { notVerified } from '../errors.js'

/**
 * Takes a message of PayPal's about payouts, once PayPal itself has said that it is genuine. It may come before the answer to the
 * call that made the payout, late, twice, or in any order. PayPal is asked only about what concerns payouts of ours: whoever does
 * not know one of their references cannot have us ask it at will.
 * @param body as it came
 * @throws AppError 400 `bad_signature`; 503 when PayPal cannot be asked, so that it sends the message again
 */
export async function receiveMessage(
  body: string,
  proof: Proof,
  client: PaypalClient = paypal()
): Promise<void> {
  const message = parse(body)
  if (!message) throw badSignature()
  const step = await stepFor(message)
  if (!step) return
  if (!(await isGenuine(proof, body, client))) throw badSignature()
  await step()
}

/** What is to be done if the message is genuine; null if it concerns nothing of ours. */
async function stepFor(message: object): Promise<(() => Promise<void>) | null> {
  const { event_type: type } = await anyMessage.validate(message)
  if (type.startsWith('PAYMENT.PAYOUTS-ITEM.')) {
    const { resource } = await itemMessage.validate(message)
    const reference = resource.payout_item.sender_item_id
    return reference && (await isOurs(reference)) ? () => takeItem(reference, resource) : null
  }
  if (type.startsWith('PAYMENT.PAYOUTSBATCH.')) {
    const { resource } = await batchMessage.validate(message)
    const batchId = await findSent(resource.batch_header.payout_batch_id)
    return batchId === null ? null : () => checkSoon(batchId)
  }
  return null
}

async function isOurs(reference: string): Promise<boolean> {
  if (!UUID.test(reference)) return false
  const rows = await sql(db.connection(), 'select 1 from payouts where reference = ?::uuid', [
    reference,
  ])
  return rows.length > 0
}

/** The batch of that name, if it is not known how all of it ended. */
async function findSent(providerId: string): Promise<number | null> {
  const [batch] = await sql<{ id: number }>(
    db.connection(),
    `select id from payout_batches where provider_id = ? and state = 'sent'`,
    [providerId]
  )
  return batch?.id ?? null
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
    throw notVerified()
  }
}

async function takeItem(reference: string, item: WireItem): Promise<void> {
  await db.transaction(async (trx) => {
    const isThere = await settlePayout(trx, {
      reference,
      word: item.transaction_status,
      transactionId: item.transaction_id ?? null,
    })
    if (!isThere || !item.payout_batch_id) return
    const { batchId } = firstOf(
      await sql<{ batchId: number | null }>(
        trx,
        'select batch_id as "batchId" from payouts where reference = ?::uuid',
        [reference]
      )
    )
    if (batchId !== null) await recordSent(trx, batchId, item.payout_batch_id)
  })
}

/** The batch as a whole has changed: its state is asked for, instead of being taken from the message. */
async function checkSoon(batchId: number): Promise<void> {
  await sql(
    db.connection(),
    `update payout_batches set next_at = now() where id = ? and state = 'sent'`,
    [batchId]
  )
}
