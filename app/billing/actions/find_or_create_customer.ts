import db from '@adonisjs/lucid/services/db'
import { paymentProvider } from '#config/billing'
import { notFound } from '#app/core/errors/errors'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { findCustomer } from '../queries/find_customer.js'
import { stripe } from '../stripe/stripe_client.js'

interface Buyer {
  name: string
  email: string
}

/**
 * Who a user is at the payment provider: one customer at each, made when they first go to pay, and anew when it was deleted there.
 * Two calls at once make the same one, since both carry the same idempotency key.
 * @returns the customer's id
 * @throws AppError 404 when the account was deleted meanwhile
 */
export async function findOrCreateCustomer(userId: number): Promise<string> {
  const known = await findCustomer(userId)
  if (known) return known
  const [buyer] = await sql<Buyer>(db.connection(), 'select name, email from users where id = ?', [
    userId,
  ])
  if (!buyer) throw notFound()
  const customer = await stripe().customers.create(
    { email: buyer.email, name: buyer.name, metadata: { user_id: String(userId) } },
    { idempotencyKey: await customerKey(userId) }
  )
  if (!(await keepCustomer(userId, customer.id))) {
    // Nobody would close it with the account.
    await stripe().customers.del(customer.id)
    throw notFound()
  }
  return customer.id
}

/** Answers false when the account has been deleted while the provider was asked. */
async function keepCustomer(userId: number, id: string): Promise<boolean> {
  return db.transaction(async (trx) => {
    if ((await lockRows(trx, 'users', [userId], 'key share')).length === 0) return false
    await sql(
      trx,
      'insert into customers (user_id, provider, provider_id) values (?, ?, ?) on conflict do nothing',
      [userId, paymentProvider, id]
    )
    return true
  })
}

/** The provider answers a repeated key as before: who replaces a deleted customer is asked for by the name of that one. */
async function customerKey(userId: number): Promise<string> {
  const [deleted] = await sql<{ provider_id: string }>(
    db.connection(),
    `select provider_id from customers where user_id = ? and provider = ? and deleted_at is not null
     order by deleted_at desc limit 1`,
    [userId, paymentProvider]
  )
  return deleted ? `cust-${userId}-after-${deleted.provider_id}` : `cust-${userId}`
}
