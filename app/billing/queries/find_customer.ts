import db from '@adonisjs/lucid/services/db'
import { paymentProvider } from '#config/billing'
import { sql } from '#app/core/database/sql'

/**
 * The present payment provider's id of a user; null for those who never went to pay there, and for whose customer was deleted there.
 */
export async function findCustomer(userId: number): Promise<string | null> {
  const [customer] = await sql<{ provider_id: string }>(
    db.connection(),
    'select provider_id from customers where user_id = ? and provider = ? and deleted_at is null',
    [userId, paymentProvider]
  )
  return customer?.provider_id ?? null
}
