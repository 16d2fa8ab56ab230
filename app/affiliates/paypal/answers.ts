import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { PaypalError } from './paypal_error.js'

/** What we read of PayPal's answers; fields that we do not know are let pass. */

export const tokenAnswer = vine.create({
  access_token: vine.string(),
  /** Seconds. */
  expires_in: vine.number(),
})

export const createdAnswer = vine.create({
  batch_header: vine.object({ payout_batch_id: vine.string() }),
})

const item = () =>
  vine.object({
    transaction_status: vine.string(),
    transaction_id: vine.string().nullable().optional(),
    payout_batch_id: vine.string().nullable().optional(),
    payout_item: vine.object({ sender_item_id: vine.string().nullable().optional() }),
  })

export const batchAnswer = vine.create({
  batch_header: vine.object({
    payout_batch_id: vine.string(),
    batch_status: vine.string(),
    sender_batch_header: vine.object({ sender_batch_id: vine.string().nullable().optional() }),
  }),
  items: vine.array(item()).optional(),
  total_pages: vine.number().optional(),
})

export const verificationAnswer = vine.create({ verification_status: vine.string() })

export const itemMessage = vine.create({ resource: item() })

export const batchMessage = vine.create({
  resource: vine.object({
    batch_header: vine.object({ payout_batch_id: vine.string() }),
  }),
})

export const anyMessage = vine.create({ event_type: vine.string() })

export type WireItem = Infer<typeof itemMessage>['resource']

interface Form<T> {
  validate(data: unknown): Promise<T>
}

/**
 * Reads an answer in the form that it should have.
 * @throws PaypalError `unanswered` when it has another: what was asked may have been done
 */
export async function readAnswer<T>(form: Form<T>, status: number, body: unknown): Promise<T> {
  try {
    return await form.validate(body)
  } catch (cause) {
    throw new PaypalError('unanswered', 'PayPal answered in a form that is not known', {
      status,
      cause,
    })
  }
}
