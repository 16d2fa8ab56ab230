import vine from '@vinejs/vine'
import { codeField } from '#app/shell/text_fields'
import { CARD_NAMES } from './card_names.js'

export const payValidator = vine.create({ card: vine.enum(CARD_NAMES) })

export const confirmValidator = vine.create({
  payment_intent: codeField(100).optional(),
  confirmed: vine.boolean(),
})

export const refundValidator = vine.create({
  charge: codeField(100),
  /** Cents; all that is left if not given. */
  amount: vine.number().withoutDecimals().positive().optional(),
})

export const disputeValidator = vine.create({ charge: codeField(100) })

export const settleValidator = vine.create({
  charge: codeField(100),
  arrived: vine.boolean(),
})

export const closeDisputeValidator = vine.create({
  dispute: codeField(100),
  status: vine.enum(['won', 'lost']),
})
