import type Stripe from 'stripe'
import { firstOf } from '#app/core/elements'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { newId } from '../ids.js'
import { listOf } from './common.js'
import { applyTax, type AppliedTax } from './applied_tax.js'
import type { Customer, Invoice, InvoiceLine, Price, Subscription } from './types.js'

interface InvoiceInput {
  id: string
  customer: Customer
  /** Null for what is bought once. */
  subscription: Subscription | null
  reason: 'subscription_create' | 'subscription_cycle' | 'manual'
  price: Price
  quantity: number
  description: string
  /** What a coupon takes off; cents. */
  discount: { id: string; amount: number } | null
  /** What the line pays for; Unix seconds. */
  period: { start: number; end: number }
  /** Whether tax is worked out. */
  isTaxed: boolean
  metadata?: Stripe.Metadata
  now: number
}

/** An invoice that is about to be charged. */
export function makeInvoice(input: InvoiceInput): Invoice {
  const { id, customer, subscription, now } = input
  const subtotal = (input.price.unit_amount ?? 0) * input.quantity
  const net = subtotal - (input.discount?.amount ?? 0)
  const tax = input.isTaxed ? applyTax(net, input.price, customer) : null
  const total = tax?.total ?? net
  const discountAmounts = input.discount
    ? [{ amount: input.discount.amount, discount: input.discount.id }]
    : []
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Vitrine',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: input.isTaxed,
      liability: input.isTaxed ? { type: 'self' } : null,
      provider: input.isTaxed ? 'stripe' : null,
      status: input.isTaxed ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: input.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: input.price.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: (customer.tax_ids?.data ?? []).map(({ type, value }) => ({ type, value })),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: input.discount ? [input.discount.id] : [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: absoluteUrl(`/sandbox/invoices/${id}`),
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      [makeLine(input, { subtotal, discountAmounts, tax })],
      `/v1/invoices/${id}/lines`
    ),
    livemode: false,
    metadata: input.metadata ?? {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: subscription
      ? {
          quote_details: null,
          subscription_details: {
            metadata: subscription.metadata,
            subscription: subscription.id,
          },
          type: 'subscription_details',
        }
      : null,
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    // Of a renewal, the month before: what the line pays for stands in the line.
    period_end: input.period.start,
    period_start: input.reason === 'subscription_cycle' ? previousStart(input) : now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal - (tax?.isIncluded ? tax.amount : 0),
    test_clock: null,
    total,
    total_discount_amounts: discountAmounts,
    total_excluding_tax: total - (tax?.amount ?? 0),
    total_pretax_credit_amounts: [],
    total_taxes: tax ? [tax.entry] : [],
    webhooks_delivered_at: null,
  }
}

interface LineAmounts {
  subtotal: number
  discountAmounts: { amount: number; discount: string }[]
  tax: AppliedTax | null
}

function makeLine(
  { id, subscription, price, quantity, description, period }: InvoiceInput,
  { subtotal, discountAmounts, tax }: LineAmounts
): InvoiceLine {
  return {
    id: newId('il'),
    object: 'line_item',
    amount: subtotal,
    currency: price.currency,
    description,
    discount_amounts: discountAmounts,
    discountable: true,
    discounts: discountAmounts.map(({ discount }) => discount),
    invoice: id,
    livemode: false,
    metadata: subscription?.metadata ?? {},
    parent: subscription
      ? {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: null,
            proration: false,
            proration_details: { credited_items: null },
            subscription: subscription.id,
            subscription_item: firstOf(subscription.items.data).id,
          },
          type: 'subscription_item_details',
        }
      : null,
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product as string },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription?.id ?? null,
    subtotal,
    taxes: tax ? [tax.entry] : [],
  }
}

function previousStart({ subscription, now }: InvoiceInput): number {
  return subscription ? firstOf(subscription.items.data).current_period_start : now
}
