import type Stripe from 'stripe'
import { newId } from '../ids.js'
import type { Customer, PaymentMethod } from './types.js'
import type { Card } from '../cards.js'

interface CustomerInput {
  email?: string | null
  name?: string | null
  description?: string | null
  metadata?: Stripe.Metadata
  now: number
}

export function makeCustomer(input: CustomerInput): Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: input.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: input.description ?? null,
    discount: null,
    email: input.email ?? null,
    invoice_prefix: newId('').slice(1, 9).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

interface PaymentMethodInput {
  card: Card
  customer: Customer
  now: number
}

/** A test card as a way to pay, not kept for the customer yet. What it does is known by its last four digits. */
export function makePaymentMethod({ card, customer, now }: PaymentMethodInput): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: billingDetailsOf(customer),
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}

export function billingDetailsOf(customer: Customer) {
  return {
    address: null,
    email: customer.email,
    name: customer.name ?? null,
    phone: null,
    tax_id: null,
  }
}
