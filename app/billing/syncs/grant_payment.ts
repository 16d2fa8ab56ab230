import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreditKind } from '#config/credits'
import { sql } from '#app/shell/sql'
import { grantCredits } from '../ledger/grant_credits.js'

export interface GrantPaymentInput {
  userId: number
  kind: 'subscription' | 'pack'
  /** The invoice's or the checkout session's. */
  providerId: string
  paymentIntentId: string | null
  subscriptionId: number | null
  /** Cents. */
  amount: number
  currency: string
  paidAt: Date
  credits: Partial<Record<CreditKind, number>>
  expiresAt?: Date
}

/**
 * Books money that was received and gives the credits for it, once.
 * @returns whether it was new
 */
export async function grantPayment(
  trx: TransactionClientContract,
  input: GrantPaymentInput
): Promise<boolean> {
  const { userId, kind, providerId, credits, expiresAt } = input
  const [payment] = await sql<{ id: number }>(
    trx,
    `insert into payments
       (user_id, kind, provider_id, payment_intent_id, subscription_id, amount, currency, paid_at)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (provider_id) do nothing returning id`,
    [
      userId,
      kind,
      providerId,
      input.paymentIntentId,
      input.subscriptionId,
      input.amount,
      input.currency,
      input.paidAt,
    ]
  )
  if (!payment) return false
  for (const [credit, amount] of Object.entries(credits) as [CreditKind, number][]) {
    await grantCredits(trx, {
      userId,
      kind: credit,
      amount,
      source: kind,
      sourceKey: providerId,
      expiresAt,
      paymentId: payment.id,
    })
  }
  return true
}
