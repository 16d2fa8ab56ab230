import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Stripe } from 'stripe'
import { notifyEvent } from '#app/core/queue/events'
import { paymentProvider } from '#config/billing'
import { saveSubscription } from '#app/credits/actions/save_subscription'
import { sql } from '#app/core/database/sql'
import { stripe } from '../stripe/stripe_client.js'
import { timeOf, timeOrNull } from '../stripe/time.js'
import { type Buyer, findBuyer } from './find_buyer.js'
import { findProblem, type PaymentProblem } from './find_problem.js'
import { markDuplicates } from './mark_duplicates.js'
import { notifyOfSubscription } from './notify_of_subscription.js'
import { syncObject } from './sync_object.js'

/** Their owners count as not subscribed, and may have subscribed anew. */
const GIVEN_UP_STATUSES = ['unpaid', 'paused']

/** A subscription as we keep it. */
export interface SubscriptionState {
  id: number
  provider_id: string
  status: string
  current_period_end: Date | null
  cancel_at: Date | null
  ended_at: Date | null
  problem: PaymentProblem['kind'] | null
  problem_url: string | null
  duplicate_of: number | null
}

/**
 * Brings a subscription up to date with the provider, and tells its owner what they have to know.
 * @param id the provider's
 */
export async function syncSubscription(id: string): Promise<void> {
  const read = async () => {
    const subscription = await stripe().subscriptions.retrieve(id, {
      expand: ['latest_invoice.payments'],
    })
    return { subscription, problem: await findProblem(subscription) }
  }
  await syncObject(id, read, async (trx, { subscription, problem }) => {
    const buyer = await findBuyer(trx, subscription.customer)
    if (!buyer) return
    const before = await find(trx, id)
    const isNew = await store(trx, buyer, subscription, problem)
    if (!isNew) return
    const isRevived = before !== null && GIVEN_UP_STATUSES.includes(before.status)
    await markDuplicates(trx, buyer, isRevived ? id : null)
    await notifyOfSubscription(trx, { buyer, before, now: (await find(trx, id))!, problem })
    await notifyEvent(trx, { type: 'billing', userId: buyer.id, data: {} })
  })
}

async function find(trx: TransactionClientContract, id: string): Promise<SubscriptionState | null> {
  const [row] = await sql<SubscriptionState>(
    trx,
    `select id, provider_id, status, current_period_end, cancel_at, ended_at, problem, problem_url, duplicate_of
     from subscriptions where provider_id = ?`,
    [id]
  )
  return row ?? null
}

/** Answers whether anything was new. */
async function store(
  trx: TransactionClientContract,
  buyer: Buyer,
  subscription: Stripe.Subscription,
  problem: PaymentProblem | null
): Promise<boolean> {
  const [item] = subscription.items.data
  const saved = await saveSubscription(trx, {
    userId: buyer.id,
    provider: paymentProvider,
    id: subscription.id,
    status: subscription.status,
    start: timeOrNull(item?.current_period_start),
    end: timeOrNull(item?.current_period_end),
    cancelAt: cancelTime(subscription),
    endedAt: timeOrNull(subscription.ended_at),
    problem: problem?.kind ?? null,
    url: problem?.url ?? null,
    created: timeOf(subscription.created),
    amount: item?.price.unit_amount ? item.price.unit_amount * (item.quantity ?? 1) : null,
  })
  return saved !== null
}

/** A cancellation that is to come is said in one of two ways, by how the subscription is billed. */
export function cancelTime(subscription: Stripe.Subscription): Date | null {
  if (subscription.cancel_at !== null) return timeOf(subscription.cancel_at)
  const end = subscription.items.data[0]?.current_period_end
  return subscription.cancel_at_period_end ? timeOrNull(end) : null
}
