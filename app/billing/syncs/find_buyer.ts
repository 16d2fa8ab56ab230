import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { referenceId } from '../stripe/reference_id.js'

export interface Buyer {
  id: number
  name: string
  email: string
}

/**
 * The user behind a customer of the payment provider, locked against other changes of their money until the transaction
 * ends. Null for customers that are not ours, or no longer.
 */
export async function findBuyer(
  trx: TransactionClientContract,
  customer: string | { id: string } | null
): Promise<Buyer | null> {
  const id = referenceId(customer)
  if (id === null) return null
  const [buyer] = await sql<Buyer>(
    trx,
    `select u.id, u.name, u.email from users u
     where u.id = (select user_id from customers where provider_id = ?) for no key update of u`,
    [id]
  )
  return buyer ?? null
}
