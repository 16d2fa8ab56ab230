import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import type {
  Customer,
  Invoice,
  PaymentMethod,
  PortalSession,
  SandboxObjects,
  Subscription,
} from '../objects/types.js'
import type { InvoiceProps, PaymentProps, PortalPageProps } from './page_props.js'
import { portalBilling } from '../buyers/billing_props.js'
import { findObject, listObjects, readObject } from '../store.js'
import { chargeName } from '../cards/charge_names.js'

/** How many invoices and payments the portal lists. */
const LISTED = 24

export function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

export function invoiceProps(invoice: Invoice): InvoiceProps {
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    status: invoice.status ?? '',
    currency: invoice.currency,
    total: invoice.total,
    created: isoOf(invoice.created),
  }
}

/** What the portal shows of a customer. */
export async function portalPageProps(
  client: QueryClientContract,
  portal: PortalSession,
  customer: Customer
): Promise<PortalPageProps> {
  const list = async <T extends 'subscription' | 'invoice'>(type: T) =>
    (await listObjects(client, { type, customer: customer.id, limit: LISTED })).data
  const [subscriptions, invoices, payments] = await Promise.all([
    list('subscription'),
    list('invoice'),
    listPayments(client, customer.id),
  ])
  const [latest] = subscriptions as Subscription[]
  return {
    portal: { id: portal.id, return_url: portal.return_url, email: customer.email },
    subscription: latest ? await subscriptionProps(client, latest, invoices as Invoice[]) : null,
    billing: portalBilling(customer),
    invoices: (invoices as Invoice[]).map(invoiceProps),
    payments,
  }
}

async function subscriptionProps(
  client: QueryClientContract,
  subscription: Subscription,
  invoices: Invoice[]
): Promise<PortalPageProps['subscription']> {
  const item = firstOf(subscription.items.data)
  const product = await readObject(client, 'product', item.price.product as string)
  const method = subscription.default_payment_method
    ? ((await findObject(client, subscription.default_payment_method)) as PaymentMethod | null)
    : null
  const due = invoices.find(
    ({ id, status }) => id === subscription.latest_invoice && status === 'open'
  )
  const endsAt =
    subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null)
  return {
    status: subscription.status,
    product: product.name,
    currency: subscription.currency,
    amount: item.price.unit_amount ?? 0,
    period_end: isoOf(subscription.ended_at ?? item.current_period_end),
    cancel_at: endsAt ? isoOf(endsAt) : null,
    card: method?.card ? { brand: method.card.brand, last4: method.card.last4 } : null,
    next_attempt: due?.next_payment_attempt ? isoOf(due.next_payment_attempt) : null,
  }
}

async function listPayments(
  client: QueryClientContract,
  customer: string
): Promise<PaymentProps[]> {
  const query = { customer, limit: LISTED }
  const [charges, disputes] = await Promise.all([
    listObjects(client, {
      type: 'charge',
      ...query,
      any: [{ status: 'succeeded' }, { status: 'pending' }],
    }),
    listObjects(client, { type: 'dispute', ...query }),
  ])
  const disputeOf = new Map(
    disputes.data.map((dispute: SandboxObjects['dispute']) => [dispute.charge, dispute])
  )
  return charges.data.map((charge) => {
    const dispute = disputeOf.get(charge.id)
    return {
      charge: charge.id,
      description: chargeName(charge.description),
      currency: charge.currency,
      amount: charge.amount,
      refunded: charge.amount_refunded,
      pending: charge.status === 'pending',
      created: isoOf(charge.created),
      dispute: dispute ? { id: dispute.id, status: dispute.status } : null,
    }
  })
}
