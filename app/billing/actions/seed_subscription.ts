import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PLAN } from '#config/billing'
import { sql } from '#app/core/database/sql'
import { saveSubscription } from '#app/credits/actions/save_subscription'
import { endOfCredits } from '../syncs/end_of_credits.js'
import { grantPayment } from '../syncs/grant_payment.js'

/** A subscription that the payment sandbox has, with its first invoice. */
interface SeededSubscription {
  customerId: string
  sessionId: string
  subscriptionId: string
  invoiceId: string
  paymentIntentId: string
  periodStart: Date
  periodEnd: Date
  /** Cents. */
  amountPaid: number
  currency: string
  paidAt: Date
}

/** Writes down what the messages of the sandbox about a subscription would have brought. */
export async function seedSubscription(
  trx: TransactionClientContract,
  userId: number,
  seeded: SeededSubscription
): Promise<void> {
  await sql(trx, 'insert into customers (user_id, provider, provider_id) values (?, ?, ?)', [
    userId,
    'sandbox',
    seeded.customerId,
  ])
  await sql(
    trx,
    `insert into checkouts (user_id, kind, status, provider, provider_id, completed_at, conversion_reported_at)
     values (?, 'subscription', 'complete', 'sandbox', ?, now(), now())`,
    [userId, seeded.sessionId]
  )
  const subscriptionId = await saveSubscription(trx, {
    userId,
    provider: 'sandbox',
    id: seeded.subscriptionId,
    status: 'active',
    start: seeded.periodStart,
    end: seeded.periodEnd,
    cancelAt: null,
    endedAt: null,
    problem: null,
    url: null,
    created: seeded.periodStart,
    amount: null,
  })
  await grantPayment(trx, {
    userId,
    kind: 'subscription',
    providerId: seeded.invoiceId,
    paymentIntentId: seeded.paymentIntentId,
    subscriptionId,
    amount: seeded.amountPaid,
    tax: 0,
    card: null,
    currency: seeded.currency,
    paidAt: seeded.paidAt,
    credits: PLAN.credits,
    expiresAt: endOfCredits(seeded.periodEnd),
  })
}
