import vine from '@vinejs/vine'
import { MOST_OF_A_LIMIT, USER_LIMITS, type UserLimit } from '#app/accounts/user_limits'
import { SWITCHABLE } from '#config/features'
import { codeField, wordsField } from '#app/core/validation/text_fields'
import { AFFILIATE_ACTS } from '../acts/act_on_affiliate.js'
import { JOB_ACTS } from '../acts/act_on_job.js'
import { QUEUE_ACTS } from '../acts/act_on_queue.js'
import { WORK_ACTS } from '../acts/act_on_work.js'
import { WEBHOOK_ACTS } from '../acts/act_on_webhook.js'
import { USER_ACTS } from '../acts/user_acts.js'

/** Long enough to be understood later. */
const LEAST_REASON = 3
export const MOST_REASON = 500

/** More is a slip of the finger. */
export const MOST_CREDITS = 100_000

const reason = () => wordsField(MOST_REASON).minLength(LEAST_REASON)

/** What is left out counts as for all. */
const limit = (name: UserLimit) =>
  vine
    .number()
    .withoutDecimals()
    .range([USER_LIMITS[name].least, MOST_OF_A_LIMIT])
    .parse((value) => (value === '' || value === undefined ? null : value))
    .nullable()

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
  calls_per_minute: limit('calls_per_minute'),
  work_at_once: limit('work_at_once'),
  credits_per_day: limit('credits_per_day'),
  most_products: limit('most_products'),
  storage_mb: limit('storage_mb'),
})

export const workActValidator = vine.create({
  act: vine.enum(WORK_ACTS),
  reason: reason(),
})

export const affiliateActValidator = vine.create({
  act: vine.enum(AFFILIATE_ACTS),
  reason: reason(),
})

export const webhookActValidator = vine.create({
  act: vine.enum(WEBHOOK_ACTS),
  reason: reason(),
})

export const jobActValidator = vine.create({
  act: vine.enum(JOB_ACTS),
  reason: reason(),
})

export const queueActValidator = vine.create({
  act: vine.enum(QUEUE_ACTS),
  reason: reason(),
})

export const settleValidator = vine.create({
  finding: vine.enum(['paid', 'unpaid'] as const),
  payout: codeField().trim().toLowerCase().uuid().optional(),
  reason: reason(),
})

/** One error, or all without one. */
export const seenErrorsValidator = vine.create({
  error: vine.number().withoutDecimals().positive().optional(),
})

export const reasonValidator = vine.create({ reason: reason() })

export const featureActValidator = vine.create({
  feature: vine.enum(SWITCHABLE),
  state: vine.enum(['on', 'off'] as const),
  reason: reason(),
})
