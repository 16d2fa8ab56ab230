import { firstOf } from '#app/core/elements'
import type { BillingDetails } from '../buyers/billing_details.js'
import { applyTax } from '../objects/applied_tax.js'
import { listOf } from '../objects/common.js'
import { addressOf, makeTaxId } from '../objects/customer.js'
import type { CheckoutSession, Customer } from '../objects/types.js'
import type { SandboxWork } from '../sandbox_work.js'
import { vatNumberIn } from '../buyers/vat_numbers.js'
import { refused } from '../refusals.js'

/**
 * Writes what a buyer says of themselves to the visit and, where the visit is to, to the customer, and works out the tax.
 * @param details null when nothing was said: then what is known counts
 * @throws SandboxError when tax cannot be worked out, since nobody knows where the buyer is
 */
export async function saveBillingDetails(
  work: SandboxWork,
  { session, customer }: { session: CheckoutSession; customer: Customer },
  details: BillingDetails | null
): Promise<void> {
  if (details) await keepDetails(work, session, customer, details)
  if (session.automatic_tax.enabled) await addTax(work, session, customer)
}

async function keepDetails(
  work: SandboxWork,
  session: CheckoutSession,
  customer: Customer,
  details: BillingDetails
): Promise<void> {
  const { address, name } = session.customer_update
  const taxId = session.tax_id_collection?.enabled ?? false
  await keepWithCustomer(work, customer, details, {
    name: name === 'auto',
    address: address === 'auto',
    taxId,
  })
  const number = taxId ? vatNumberIn(details.country, details.vat_number) : null
  await work.change<CheckoutSession>(session, {
    customer_details: {
      ...session.customer_details!,
      address: addressIn(details),
      name: details.name || null,
      business_name: number ? details.name : null,
      tax_ids: number ? [number] : [],
    },
  })
}

/** Keeps what a customer says of themselves for the next invoice, or parts of it. */
export async function keepWithCustomer(
  work: SandboxWork,
  customer: Customer,
  details: BillingDetails,
  parts: { name: boolean; address: boolean; taxId: boolean }
): Promise<void> {
  const number = vatNumberIn(details.country, details.vat_number)
  const taxIds = number ? [makeTaxId(customer.id, number, work.now)] : []
  await work.change<Customer>(
    customer,
    {
      ...(parts.name && details.name ? { name: details.name } : {}),
      ...(parts.address ? { address: addressIn(details) } : {}),
      ...(parts.taxId ? { tax_ids: listOf(taxIds, `/v1/customers/${customer.id}/tax_ids`) } : {}),
    },
    'customer.updated'
  )
}

function addressIn({ line1, line2, postal_code: code, city, state, country }: BillingDetails) {
  return addressOf({
    line1: line1 || null,
    line2: line2 || null,
    postal_code: code || null,
    city: city || null,
    state: state || null,
    country: country || null,
  })
}

async function addTax(
  work: SandboxWork,
  session: CheckoutSession,
  customer: Customer
): Promise<void> {
  if (!customer.address?.country) {
    throw refused({ code: 'noCountry' })
  }
  const item = firstOf(session.line_items.data)
  const tax = applyTax(item.amount_subtotal - item.amount_discount, item.price, customer)
  await work.change<CheckoutSession>(session, {
    amount_total: tax.total,
    automatic_tax: { ...session.automatic_tax, status: 'complete' },
    line_items: listOf(
      [{ ...item, amount_tax: tax.amount, amount_total: tax.total }],
      session.line_items.url
    ),
    total_details: { ...session.total_details!, amount_tax: tax.amount },
  })
}
