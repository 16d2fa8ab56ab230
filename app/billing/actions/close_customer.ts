import { stripe } from '../stripe/stripe_client.js'

/**
 * Sees to it that nothing is charged any more after an account was deleted: visits to the payment page are closed and
 * subscriptions end at once. The provider keeps the customer with the invoices, which accounting needs. What is over
 * already is left alone, so that it can be repeated.
 * @param customerId the provider's
 */
export async function closeCustomer(customerId: string): Promise<void> {
  // Deleted at the provider: nothing of it can be charged, and it is refused in calls.
  if ((await stripe().customers.retrieve(customerId)).deleted) return
  const sessions = await stripe().checkout.sessions.list({ customer: customerId, status: 'open' })
  for (const { id } of sessions.data) await stripe().checkout.sessions.expire(id)
  const subscriptions = await stripe().subscriptions.list({ customer: customerId, limit: 100 })
  for (const { id } of subscriptions.data) await stripe().subscriptions.cancel(id)
}
