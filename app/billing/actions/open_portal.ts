import { absoluteUrl } from '#app/shell/absolute_url'
import { AppError } from '#app/shell/exceptions/app_error'
import { REPLY_TEXTS } from '#app/shell/exceptions/reply_texts'
import { findCustomer } from '../queries/find_customer.js'
import { askProvider } from '../stripe/ask_provider.js'
import { stripe } from '../stripe/stripe_client.js'

/**
 * Address of the provider's page where a merchant sees to the payment method, the invoices and the cancellation.
 * @throws AppError 403 `nothing_bought` for those who never went to pay; 502 or 503 when the payment provider fails
 */
export async function openPortal(userId: number): Promise<string> {
  const customer = await findCustomer(userId)
  if (!customer) {
    throw new AppError(403, 'nothing_bought', REPLY_TEXTS.nothingBought)
  }
  const session = await askProvider(() =>
    stripe().billingPortal.sessions.create({
      customer,
      return_url: absoluteUrl('/billing'),
    })
  )
  return session.url
}
