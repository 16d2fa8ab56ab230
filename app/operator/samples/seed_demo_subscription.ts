import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { PLAN } from '#config/billing'
import { sql } from '#app/core/database/sql'
import { seedSandboxSubscription } from '#sandboxes/stripe/actions/seed_subscription'
import { endOfCredits } from '#app/billing/syncs/end_of_credits'
import { grantPayment } from '#app/billing/syncs/grant_payment'

interface DemoMerchant {
  userId: number
  name: string
  email: string
}

/** Subscribes the demo merchant in the payment sandbox, and writes down what its messages would have brought. */
export async function seedDemoSubscription(
  trx: TransactionClientContract,
  merchant: DemoMerchant
): Promise<void> {
  const { userId } = merchant
  const seeded = await seedSandboxSubscription(trx, merchant)
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
  const subscription = firstOf(
    await sql<{ id: number }>(
      trx,
      `insert into subscriptions
       (user_id, provider, provider_id, status, current_period_start, current_period_end, created_at)
     values (?, 'sandbox', ?, 'active', ?, ?, ?) returning id`,
      [userId, seeded.subscriptionId, seeded.periodStart, seeded.periodEnd, seeded.periodStart]
    )
  )
  await grantPayment(trx, {
    userId,
    kind: 'subscription',
    providerId: seeded.invoiceId,
    paymentIntentId: seeded.paymentIntentId,
    subscriptionId: subscription.id,
    amount: seeded.amountPaid,
    tax: 0,
    card: null,
    currency: seeded.currency,
    paidAt: seeded.paidAt,
    credits: PLAN.credits,
    expiresAt: endOfCredits(seeded.periodEnd),
  })
}
