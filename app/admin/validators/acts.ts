import vine from '@vinejs/vine'
import { wordsField } from '#app/core/validation/text_fields'
import { SWITCHABLE } from '#config/features'
import { USER_ACTS } from '../acts/user_acts.js'

/** Long enough to be understood later. */
const LEAST_REASON = 3
export const MOST_REASON = 500

/** More is a slip of the finger. */
export const MOST_CREDITS = 100_000

const reason = () => wordsField(MOST_REASON).minLength(LEAST_REASON)

export const userActValidator = vine.create({
  act: vine.enum(USER_ACTS),
  reason: reason(),
  kind: vine
    .enum(['image', 'video', 'model'] as const)
    .optional()
    .requiredWhen('act', '=', 'credits'),
  amount: vine
    .number()
    .withoutDecimals()
    .range([1, MOST_CREDITS])
    .optional()
    .requiredWhen('act', '=', 'credits'),
})

export const workActValidator = vine.create({
  act: vine.enum(['cancel', 'refund'] as const),
  reason: reason(),
})

export const reasonValidator = vine.create({ reason: reason() })

export const featureActValidator = vine.create({
  feature: vine.enum(SWITCHABLE),
  state: vine.enum(['on', 'off'] as const),
  reason: reason(),
})
