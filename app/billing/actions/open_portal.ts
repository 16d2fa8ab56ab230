import type { Stripe } from 'stripe'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { AppError } from '#app/core/errors/app_error'
import { REPLY_TEXTS } from '#app/core/messages/en/replies'
import { findCustomer } from '../queries/find_customer.js'
import { askProvider } from '../stripe/ask_provider.js'
import { stripe } from '../stripe/stripe_client.js'
import { BILLING_ERRORS } from '../messages/en/common.js'
import { isCustomerGone, retireCustomer } from './retire_customer.js'

/**
 * Address of the provider's page where a merchant sees to the payment method, the invoices and the cancellation.
 * @throws AppError 403 `nothing_bought` for those who never went to pay, or `customer_gone` for those whose customer was deleted
 * there; 502 or 503 when the payment provider fails
 */
export async function openPortal(userId: number): Promise<string> {
  const customer = await findCustomer(userId)
  if (!customer) {
    throw new AppError(403, 'nothing_bought', REPLY_TEXTS.nothingBought)
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
    throw new AppError(403, 'customer_gone', BILLING_ERRORS.customerGone)
  }
}
