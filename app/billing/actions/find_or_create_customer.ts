import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'
import { stripe } from '../stripe/stripe_client.js'

interface Buyer {
  name: string
  email: string
  customer_id: string | null
}

/**
 * Who a user is at the payment provider: one customer each, made when they first go to pay. Two calls at once make
 * the same one, since both carry the same idempotency key.
 * @returns the customer's id
 */
export async function findOrCreateCustomer(userId: number): Promise<string> {
  const [buyer] = await sql<Buyer>(
    db.connection(),
    `select u.name, u.email, c.provider_id as customer_id
     from users u left join customers c on c.user_id = u.id where u.id = ?`,
    [userId]
  )
  if (buyer.customer_id) return buyer.customer_id
  const customer = await stripe().customers.create(
    { email: buyer.email, name: buyer.name, metadata: { user_id: String(userId) } },
    { idempotencyKey: `cust-${userId}` }
  )
  await sql(
    db.connection(),
    'insert into customers (user_id, provider_id) values (?, ?) on conflict do nothing',
    [userId, customer.id]
  )
  return customer.id
}
