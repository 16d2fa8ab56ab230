import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Somebody who recommends us, with what that has brought. Amounts are cents. */
export interface Affiliate {
  id: number
  code: string
  paypal_email: string
  held_at: Date | null
  clicks: number
  registrations: number
  paid_conversions: number
  earnings: number
  balance: number
}

/** The affiliate that a user is, if any. */
export async function findAffiliate(userId: number): Promise<Affiliate | null> {
  const [affiliate] = await sql<Affiliate>(
    db.connection(),
    `select id, code, paypal_email, held_at, clicks, registrations, paid_conversions, earnings, balance
     from affiliates where user_id = ?`,
    [userId]
  )
  return affiliate ?? null
}
