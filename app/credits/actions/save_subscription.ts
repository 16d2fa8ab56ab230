import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/** A subscription as the payment provider tells it. */
interface SubscriptionInput {
  userId: number
  provider: string
  /** The provider's. */
  id: string
  status: string
  start: Date | null
  end: Date | null
  cancelAt: Date | null
  endedAt: Date | null
  problem: string | null
  url: string | null
  created: Date
  /** Cents a period; null where it is not known. */
  amount: number | null
}

/**
 * Makes a subscription, or brings it up to date.
 * @returns our id; null when nothing was new
 */
export async function saveSubscription(
  trx: TransactionClientContract,
  subscription: SubscriptionInput
): Promise<number | null> {
  const [saved] = await sql<{ id: number }>(
    trx,
    `insert into subscriptions as s (user_id, provider, provider_id, status, current_period_start, current_period_end,
       cancel_at, ended_at, problem, problem_url, created_at, amount)
     values (:userId, :provider, :id, :status, :start, :end, :cancelAt, :endedAt, :problem, :url, :created, :amount)
     on conflict (provider_id) do update set status = excluded.status,
       current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
       cancel_at = excluded.cancel_at, ended_at = excluded.ended_at, problem = excluded.problem,
       problem_url = excluded.problem_url, amount = coalesce(s.amount, excluded.amount), updated_at = now()
     where (s.status, s.current_period_start, s.current_period_end, s.cancel_at, s.ended_at, s.problem, s.problem_url)
       is distinct from (excluded.status, excluded.current_period_start, excluded.current_period_end,
         excluded.cancel_at, excluded.ended_at, excluded.problem, excluded.problem_url)
     returning s.id`,
    { ...subscription }
  )
  return saved?.id ?? null
}
