import db from '@adonisjs/lucid/services/db'
import { paySession } from '#sandboxes/stripe/actions/pay_session'
import { takeNextStep } from '#sandboxes/stripe/actions/renew_subscription'
import { lockSubscription } from '#sandboxes/stripe/actions/subscription_actions'
import { inSandbox, SandboxWork } from '#sandboxes/stripe/sandbox_work'
import { stripe } from '#app/billing/stripe/stripe_client'
import type { CreditKind } from '#config/credits'
import { sql } from '#app/core/database/sql'
import { until } from '../until.js'
import type { Visitor } from '../visitor.js'

export interface StoredSubscription {
  id: number
  provider_id: string
  status: string
  current_period_end: Date
  cancel_at: Date | null
  problem: string | null
  problem_url: string | null
  duplicate_of: number | null
}

export interface StoredPayment {
  id: number
  kind: string
  provider_id: string
  payment_intent_id: string
  amount: number
  refunded: number
  dispute: string | null
}

/** A user's subscriptions, the first first. */
export function subscriptionsOf(userId: number): Promise<StoredSubscription[]> {
  return sql(
    db.connection(),
    'select * from subscriptions where user_id = ? order by created_at, id',
    [userId]
  )
}

/** A user's payments, the first first. */
export function paymentsOf(userId: number): Promise<StoredPayment[]> {
  return sql(db.connection(), 'select * from payments where user_id = ? order by id', [userId])
}

/** The ledger of one kind of credits, as reason and change, oldest first. */
export async function entriesOf(userId: number, kind: CreditKind): Promise<[string, number][]> {
  const rows = await sql<{ reason: string; change: number }>(
    db.connection(),
    'select reason, change from credit_entries where user_id = ? and kind = ? order by id',
    [userId, kind]
  )
  return rows.map(({ reason, change }) => [reason, change])
}

/** Id of the session that a payment page is for. */
export function sessionIn(url: string): string {
  return /cs_test_\w+/.exec(url)![0]
}

/** Asks for a payment page as the screens do; answers its session's id. */
export async function goToPay(visitor: Visitor, path = '/checkout'): Promise<string> {
  const answer = await visitor.post(path, {})
  const { url, message } = await answer.json()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${message}`)
  return sessionIn(url)
}

/** Buys a subscription with a card that pays, and waits until its first payment is booked. */
export async function subscribe(visitor: Visitor, userId: number, path = '/checkout') {
  await paySession(await goToPay(visitor, path), 'succeeds')
  return until(async () => {
    const [payment] = await paymentsOf(userId)
    const [subscription] = await subscriptionsOf(userId)
    return payment && subscription ? { payment, subscription } : null
  })
}

/** Lets the provider do what is next for a subscription: bill the month, try again, or end it. */
export function nextMonth(subscriptionId: string): Promise<void> {
  return inSandbox(async (work) => takeNextStep(work, await lockSubscription(work, subscriptionId)))
}

/** A change at the provider whose messages are all lost. */
export function unheard<Result>(run: (work: SandboxWork) => Promise<Result>): Promise<Result> {
  return db.transaction(async (trx) => {
    const work = new SandboxWork(trx)
    const result = await run(work)
    await work.finish({ deliver: false })
    return result
  })
}

/** The charge behind a payment. */
export async function chargeOf({ payment_intent_id: intent }: StoredPayment): Promise<string> {
  const { latest_charge: charge } = await stripe().paymentIntents.retrieve(intent)
  return typeof charge === 'string' ? charge : charge!.id
}

/** Waits until every message that has arrived is handled. */
export async function untilHandled(): Promise<void> {
  await until(async () => {
    const waiting = await sql(
      db.connection(),
      `select 1 from webhook_events where status = 'pending'
       union all select 1 from sandbox_deliveries where delivered_at is null limit 1`
    )
    return waiting.length === 0
  })
}
