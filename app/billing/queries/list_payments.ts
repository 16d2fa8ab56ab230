import { paymentProvider } from '#config/billing'
import { sql, TO_SHOW } from '#app/core/database/sql'

export interface Payment {
  id: number
  kind: 'subscription' | 'pack'
  /** Cents. */
  amount: number
  /** Cents that went back. */
  refunded: number
  dispute: 'open' | 'won' | 'lost' | null
  paidAt: Date
}

/** What a user has paid to the present provider lately, newest first. Served by the index on (user_id, paid_at). */
export function listPayments(userId: number, limit: number): Promise<Payment[]> {
  return sql<Payment>(
    TO_SHOW,
    `select id, kind, amount, refunded, dispute, paid_at as "paidAt"
     from payments where user_id = ? and provider = ? order by paid_at desc, id desc limit ?`,
    [userId, paymentProvider, limit]
  )
}
