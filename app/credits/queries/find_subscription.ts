import db from '@adonisjs/lucid/services/db'
import { paymentProvider, SUBSCRIBED_STATUSES } from '#config/billing'
import { sql } from '#app/core/database/sql'

export interface Subscription {
  /** The payment provider's word. */
  status: string
  currentPeriodStart: Date | null
  currentPeriodEnd: Date | null
  /** When it ends, if it was cancelled but runs on. */
  cancelAt: Date | null
  endedAt: Date | null
  problem: 'payment_failed' | 'action_required' | null
  /** The provider's page on which the problem is solved. */
  problemUrl: string | null
}

/** The subscription that counts, else the last one that there was. */
export async function findSubscription(userId: number): Promise<Subscription | null> {
  const rows = await sql<Subscription>(
    db.connection(),
    `select status, current_period_start as "currentPeriodStart", current_period_end as "currentPeriodEnd",
       cancel_at as "cancelAt", ended_at as "endedAt", problem, problem_url as "problemUrl"
     from subscriptions where user_id = ? and provider = ? order by status = any(?) desc, id desc limit 1`,
    [userId, paymentProvider, SUBSCRIBED_STATUSES]
  )
  return rows[0] ?? null
}
