import vine from '@vinejs/vine'
import { nameField } from '#app/core/validation/text_fields'
import { codeField } from '#app/core/validation/text_fields'
import { CARD_NAMES } from '../cards/card_names.js'
import { COUNTRIES } from '../buyers/countries.js'

export const payValidator = vine.create({ card: vine.enum(CARD_NAMES) })

/** Of one line of an address. */
const MOST_LETTERS = 120

const detail = () => nameField(MOST_LETTERS).nullable().optional()

const billing = () =>
  vine.object({
    name: detail(),
    line1: detail(),
    line2: detail(),
    postal_code: detail(),
    city: detail(),
    state: detail(),
    country: vine.enum(COUNTRIES).nullable().optional(),
    vat_number: detail(),
  })

export const paySessionValidator = vine.create({
  card: vine.enum(CARD_NAMES),
  billing: billing().optional(),
})

export const billingValidator = vine.create({ billing: billing() })

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
