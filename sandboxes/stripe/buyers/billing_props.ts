import { firstOf } from '#app/core/elements'
import { type BillingDetails, type NeededOfBuyer, NOTHING_NEEDED } from './billing_details.js'
import type { CheckoutSession, Customer, Invoice } from '../objects/types.js'
import type { BilledTo, PayPageProps, PortalPageProps } from '../hosted/page_props.js'

/** What a payment page needs to know of the buyer. */
export function neededOf(session: CheckoutSession): NeededOfBuyer {
  return {
    address: session.billing_address_collection === 'required',
    country: session.automatic_tax.enabled,
  }
}

/** What is known of a customer from before. */
export function knownDetails({ name, address, tax_ids: taxIds }: Customer): BillingDetails {
  return {
    name: name ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    postal_code: address?.postal_code ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    country: address?.country ?? '',
    vat_number: taxIds?.data[0]?.value ?? '',
  }
}

/** What the portal shows of it. */
export function portalBilling(customer: Customer): PortalPageProps['billing'] {
  return { known: knownDetails(customer), needed: NOTHING_NEEDED, asks_for_vat: true, tax: null }
}

/** What the payment page shows of it; null where the visit asks for nothing. */
export function billingProps(
  session: CheckoutSession,
  customer: Customer
): PayPageProps['billing'] {
  const asksForVat = session.tax_id_collection?.enabled ?? false
  const needed = neededOf(session)
  if (!asksForVat && !needed.address && !needed.country) return null
  const isIncluded = firstOf(session.line_items.data).price.tax_behavior === 'inclusive'
  return {
    known: knownDetails(customer),
    needed,
    asks_for_vat: asksForVat,
    tax: needed.country ? { is_included: isIncluded } : null,
  }
}

/** Who an invoice is to. */
export function billedTo(invoice: Invoice): BilledTo {
  const { customer_address: address, customer_tax_ids: taxIds } = invoice
  return {
    name: invoice.customer_name,
    email: invoice.customer_email,
    lines: [
      address?.line1,
      address?.line2,
      [address?.postal_code, address?.city].filter(Boolean).join(' '),
      address?.state,
    ].filter((line): line is string => Boolean(line)),
    country: address?.country ?? null,
    vat_number: taxIds?.[0]?.value ?? null,
  }
}
