import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreditKind } from '#config/credits'
import { paymentProvider } from '#config/billing'
import { sql } from '#app/core/database/sql'
import { grantCredits } from '#app/credits/ledger/grant_credits'
import { notifyPaymentChanged } from '../listeners.js'

export interface GrantPaymentInput {
  userId: number
  kind: 'subscription' | 'pack'
  /** The invoice's or the checkout session's. */
  providerId: string
  paymentIntentId: string | null
  subscriptionId: number | null
  /** Cents. */
  amount: number
  /** The part of the amount that is tax. Cents. */
  tax: number
  /** The provider's mark of the card that paid, null if none did or the payment is booked with it. */
  card: string | null
  currency: string
  paidAt: Date
  credits: Partial<Record<CreditKind, number>>
  expiresAt?: Date
}

/**
 * Books money that was received, gives the credits for it, and tells of it, once. What
 * was booked before its payment intent was known gets that, so that refunds and disputes find it.
 * @returns whether it was new
 */
export async function grantPayment(
  trx: TransactionClientContract,
  input: GrantPaymentInput
): Promise<boolean> {
  const { userId, kind, providerId } = input
  const [payment] = await sql<{ id: number; is_new: boolean }>(
    trx,
    `insert into payments
       (user_id, kind, provider, provider_id, payment_intent_id, subscription_id, amount, tax, currency, paid_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (provider_id) do update set payment_intent_id = excluded.payment_intent_id
       where payments.payment_intent_id is null and excluded.payment_intent_id is not null
     returning id, xmax = 0 as is_new`,
    [
      userId,
      kind,
      paymentProvider,
      providerId,
      input.paymentIntentId,
      input.subscriptionId,
      input.amount,
      input.tax,
      input.currency,
      input.paidAt,
    ]
  )
  if (!payment) return false
  if (payment.is_new) await grantAll(trx, payment.id, input)
  if (input.card) {
    await sql(trx, 'update payments set card = ? where id = ?', [input.card, payment.id])
  }
  await notifyPaymentChanged(trx, payment.id)
  return payment.is_new
}

async function grantAll(
  trx: TransactionClientContract,
  paymentId: number,
  { userId, kind, providerId, credits, expiresAt }: GrantPaymentInput
): Promise<void> {
  for (const [credit, amount] of Object.entries(credits) as [CreditKind, number][]) {
    await grantCredits(trx, {
      userId,
      kind: credit,
      amount,
      source: kind,
      sourceKey: providerId,
      expiresAt,
      paymentId,
    })
  }
}
