import db from '@adonisjs/lucid/services/db'
import { deleteAccount } from '#app/closure/actions/delete_account'
import { attributeByCoupon } from '#app/affiliates/actions/attribute_by_coupon'
import { settleCommission } from '#app/affiliates/actions/settle_commission'
import { settleFormerCommission } from '#app/affiliates/actions/settle_former_commission'
import { recordReferral } from '#app/affiliates/actions/record_referral'
import { writeClicks } from '#app/affiliates/tracking/write_clicks'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { HOLD_DAYS } from '#config/affiliates'
import { createMerchant } from '../merchant.js'
import type { ModelPayment } from './model_programme.js'
import { payOut, putOnHold, sendPayoutMessage, workOnBatches } from './payout_steps.js'
import type { Step, World } from './world.js'

const CAMPAIGNS = ['', 'blog', 'mail']
const DAY_MS = 86_400_000

/** As the syncs do it: the buyer locked, the change and its commission in one transaction. */
async function settle({ model }: World, payment: ModelPayment, change?: string): Promise<void> {
  model.settle(payment)
  await db.transaction(async (trx) => {
    if (!model.isHere(payment.userId)) {
      const { refunded, dispute } = payment
      await settleFormerCommission(trx, intentOf(payment.id), { refunded, dispute })
      return
    }
    await sql(trx, 'select 1 from users where id = ? for no key update', [payment.userId])
    if (change) {
      const values = [payment.refunded, payment.dispute, payment.id]
      await sql(trx, 'update payments set refunded = ?, dispute = ? where id = ?', values)
    }
    await settleCommission(trx, payment.id)
  })
}

/** The provider's name of a payment. */
const intentOf = (paymentId: number) => `pi_history_${paymentId}`

const click: Step = async ({ model, today }, choose) => {
  const clicks = Array.from({ length: 1 + choose(5) }, () => ({
    affiliateId: model.affiliates[choose(model.affiliates.length - 1)]!.id,
    campaign: CAMPAIGNS[choose(2)]!,
    day: new Date(Date.parse(today) - choose(2) * DAY_MS).toISOString().slice(0, 10),
    visitor: `visitor ${choose(6)}`,
  }))
  await Promise.all([writeClicks(clicks), writeClicks(clicks.toReversed().slice(0, choose(2)))])
  model.click(clicks)
}

const signUp: Step = async ({ model, codes, today }, choose) => {
  const { id: userId, email } = await createMerchant()
  const chosen = choose(codes.length)
  const campaign = CAMPAIGNS[choose(2)]!
  const referral =
    chosen === codes.length ? null : { code: codes[chosen]!, campaign, clickedAt: new Date() }
  await db.transaction((trx) =>
    recordReferral(trx, { userId, email, referral, ipAddress: '198.51.100.9' })
  )
  model.signUp(
    userId,
    referral && { affiliate: model.affiliates[chosen]!, campaign, day: today, isByCoupon: false }
  )
}

const takeCoupon: Step = async ({ model, codes, today }, choose) => {
  const userId = model.userIds[choose(model.userIds.length - 1)]
  if (userId === undefined) return
  const chosen = choose(codes.length - 1)
  const take = () => attributeByCoupon(userId, codes[chosen]!.toUpperCase())
  await Promise.all([take(), take()])
  model.takeCoupon(userId, model.affiliates[chosen]!, today)
}

const leave: Step = async ({ model }, choose) => {
  const userId = model.userIds[choose(model.userIds.length - 1)]
  if (userId === undefined) return
  await deleteAccount({ userId, deleteTeams: true })
  model.leave(userId)
}

const pay: Step = async (world, choose) => {
  const { model, today } = world
  const userId = model.userIds[choose(model.userIds.length - 1)]
  if (userId === undefined) return
  const amount = choose(2) === 2 ? choose(5_000) : 90_000 - choose(60_000)
  const tax = choose(3) === 0 ? choose(amount) : 0
  // Long enough ago to be paid out, or not.
  const before = choose(2) === 2 ? 0 : (HOLD_DAYS + 1) * DAY_MS
  const paidAt = new Date(Date.parse(today) - before - choose(20 * DAY_MS))
  const { id } = firstOf(
    await sql<{ id: number }>(
      db.connection(),
      `insert into payments (user_id, provider, kind, provider_id, amount, tax, currency, paid_at)
     values (?, 'sandbox', 'pack', gen_random_uuid()::text, ?, ?, 'usd', ?) returning id`,
      [userId, amount, tax, paidAt]
    )
  )
  await sql(db.connection(), 'update payments set payment_intent_id = ? where id = ?', [
    intentOf(id),
    id,
  ])
  const money = { amount, tax, refunded: 0, dispute: null }
  const payment: ModelPayment = { id, userId, paidAt, ...money, hasEarned: false }
  model.payments.push(payment)
  await settle(world, payment)
}

const refund: Step = async (world, choose) => {
  const { model } = world
  const payment = model.payments[choose(model.payments.length - 1)]
  if (!payment) return
  // A refund may also fail, and the money stays.
  payment.refunded = choose(3) === 0 ? payment.amount : choose(payment.amount)
  await settle(world, payment, 'refund')
}

const dispute: Step = async (world, choose) => {
  const { model } = world
  const payment = model.payments[choose(model.payments.length - 1)]
  if (!payment) return
  payment.dispute = (['open', 'won', 'lost'] as const)[choose(2)]!
  await settle(world, payment, 'dispute')
}

const replay: Step = async (world, choose) => {
  const { model } = world
  const payments = Array.from(
    { length: 4 },
    () => model.payments[choose(model.payments.length - 1)]
  ).filter((it) => it !== undefined)
  await Promise.all([...payments, ...payments].map((payment) => settle(world, payment)))
}

/** What can happen, by how often; the first are chosen somewhat more often. */
export const STEPS: readonly Step[] = [
  ...[
    pay,
    payOut,
    sendPayoutMessage,
    signUp,
    pay,
    pay,
    signUp,
    pay,
    payOut,
    sendPayoutMessage,
    sendPayoutMessage,
  ],
  ...[workOnBatches, refund, dispute, replay, workOnBatches, click, click, putOnHold],
  ...[takeCoupon, leave],
]
