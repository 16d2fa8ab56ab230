import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { paymentProvider } from '#config/billing'

interface Standing {
  status?: string
  current_period_end?: Date
  cancel_at?: Date
  ended_at?: Date
  problem?: string
  problem_url?: string
}

/** Gives a user a subscription as the payment provider's messages would leave it; an active one unless said otherwise. */
export async function giveSubscription(userId: number, standing: Standing = {}): Promise<void> {
  await db.table('subscriptions').insert({
    user_id: userId,
    provider: paymentProvider,
    status: 'active',
    ...standing,
  })
}

interface Visit {
  kind?: 'subscription' | 'pack'
  coupon?: string
  status?: string
  completed_at?: Date
}

/** A user's visit to the payment page; answers the provider's id of it. */
export async function giveCheckout(userId: number, visit: Visit = {}): Promise<string> {
  const id = `cs_${randomUUID()}`
  await db.table('checkouts').insert({
    user_id: userId,
    provider: paymentProvider,
    kind: 'pack',
    ...visit,
    provider_id: id,
  })
  return id
}
