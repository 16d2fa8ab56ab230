import type { Stripe } from 'stripe'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { findCustomer } from '../queries/find_customer.js'
import { askProvider } from '../stripe/ask_provider.js'
import { stripe } from '../stripe/stripe_client.js'
import { isCustomerGone, retireCustomer } from './retire_customer.js'
import { customerGone, nothingBought } from '../errors.js'

/**
 * Address of the provider's page where a merchant sees to the payment method, the invoices and the cancellation.
 * @throws AppError 403 `nothing_bought` for those who never went to pay, or `customer_gone` for those whose customer was deleted
 * there; 502 or 503 when the payment provider fails
 */
export async function openPortal(userId: number): Promise<string> {
  const customer = await findCustomer(userId)
  if (!customer) {
    throw nothingBought()
  }
  const session = await askProvider(() => createSession(customer))
  return session.url
}

async function createSession(customer: string): Promise<Stripe.BillingPortal.Session> {
  try {
    return await stripe().billingPortal.sessions.create({
      customer,
      return_url: absoluteUrl('/billing'),
    })
  } catch (error) {
    if (!isCustomerGone(error)) throw error
    await retireCustomer(customer)
    throw customerGone()
  }
}
