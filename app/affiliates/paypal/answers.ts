import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { codeField } from '#app/core/validation/text_fields'
import { PaypalError } from './paypal_error.js'

/** What we read of PayPal's answers; fields that we do not know are let pass. */

export const tokenAnswer = vine.create({
  access_token: codeField(),
  /** Seconds. */
  expires_in: vine.number(),
})

export const createdAnswer = vine.create({
  batch_header: vine.object({ payout_batch_id: codeField() }),
})

const item = () =>
  vine.object({
    transaction_status: codeField(),
    transaction_id: codeField().nullable().optional(),
    payout_batch_id: codeField().nullable().optional(),
    payout_item: vine.object({ sender_item_id: codeField().nullable().optional() }),
  })

export const batchAnswer = vine.create({
  batch_header: vine.object({
    payout_batch_id: codeField(),
    batch_status: codeField(),
    sender_batch_header: vine.object({ sender_batch_id: codeField().nullable().optional() }),
  }),
  items: vine.array(item()).optional(),
  total_pages: vine.number().optional(),
})

export const verificationAnswer = vine.create({ verification_status: codeField() })

export const itemMessage = vine.create({ resource: item() })

export const batchMessage = vine.create({
  resource: vine.object({
    batch_header: vine.object({ payout_batch_id: codeField() }),
  }),
})

export const anyMessage = vine.create({ event_type: codeField() })

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
