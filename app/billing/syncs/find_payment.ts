import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/** Money that was received. Cents. */
export interface Payment {
  id: number
  user_id: number
  amount: number
  refunded: number
  /** How often the amount refunded has fallen, since the bank refused a refund. */
  refunds_failed: number
  currency: string
  dispute: 'open' | 'won' | 'lost' | null
}

/** What a payment intent paid for, if it is booked. */
export async function findPayment(
  trx: TransactionClientContract,
  intent: string
): Promise<Payment | null> {
  const [payment] = await sql<Payment>(
    trx,
    `select id, user_id, amount, refunded, refunds_failed, currency, dispute
     from payments where payment_intent_id = ?`,
    [intent]
  )
  return payment ?? null
}
