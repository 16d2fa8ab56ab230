import db from '@adonisjs/lucid/services/db'
import { Stripe } from 'stripe'
import { sql } from '#app/core/database/sql'

/** Whether a call was refused because the customer that it named was deleted at the provider. */
export function isCustomerGone(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    error.param === 'customer'
  )
}

/**
 * Notes that a customer was deleted at the provider: its user gets a new one at the next payment. What the old one has paid is
 * still the user's.
 * @param customerId the provider's
 */
export async function retireCustomer(customerId: string): Promise<void> {
  await sql(
    db.connection(),
    'update customers set deleted_at = now() where provider_id = ? and deleted_at is null',
    [customerId]
  )
}
