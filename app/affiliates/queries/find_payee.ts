import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { AVAILABLE } from './list_payable.js'

/** What an affiliate has to come. Amounts are cents. */
export interface Payee {
  affiliateId: number
  paypalEmail: string
  balance: number
  /** Of the balance, what can be paid out; below 0 when more was taken back than is left. */
  available: number
  isHeld: boolean
  hasPending: boolean
}

/** Null for somebody who is no affiliate. */
export async function findPayee(userId: number): Promise<Payee | null> {
  const [payee] = await sql<Payee>(
    db.connection(),
    `select a.id as "affiliateId", a.paypal_email as "paypalEmail", a.balance, ${AVAILABLE} as available,
       a.held_at is not null as "isHeld",
       exists (select 1 from payouts p where p.affiliate_id = a.id and p.status = 'pending') as "hasPending"
     from affiliates a where a.user_id = ?`,
    [userId]
  )
  return payee ?? null
}
