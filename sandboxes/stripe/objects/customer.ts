import type Stripe from 'stripe'
import { newId } from '../ids.js'
import { listOf } from './common.js'
import type { Customer, PaymentMethod } from './types.js'
import type { Card } from '../cards/cards.js'
import type { VatNumber } from '../buyers/vat_numbers.js'

interface CustomerInput {
  email?: string | null
  name?: string | null
  address?: Stripe.Address | null
  description?: string | null
  metadata?: Stripe.Metadata
  now: number
}

export function makeCustomer(input: CustomerInput): Customer {
  const id = newId('cus')
  return {
    id,
    object: 'customer',
    address: input.address ?? null,
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
    tax_ids: listOf([], `/v1/customers/${id}/tax_ids`),
    test_clock: null,
  }
}

interface PaymentMethodInput {
  card: Card
  customer: Customer
  now: number
}

/** An address with a null in the place of each part that is not known. */
export function addressOf(parts: Partial<Stripe.Address>): Stripe.Address {
  const { line1, line2, postal_code: postalCode, city, state, country } = parts
  return {
    line1: line1 ?? null,
    line2: line2 ?? null,
    postal_code: postalCode ?? null,
    city: city ?? null,
    state: state ?? null,
    country: country ?? null,
  }
}

/** What tells an office who somebody is, of a customer. */
export function makeTaxId(customer: string, { type, value }: VatNumber, now: number): Stripe.TaxId {
  return {
    id: newId('txi'),
    object: 'tax_id',
    country:
      type === 'eu_vat' ? value.slice(0, 2).replace('EL', 'GR') : type.slice(0, 2).toUpperCase(),
    created: now,
    customer,
    customer_account: null,
    livemode: false,
    owner: { type: 'customer', customer, customer_account: null },
    type,
    value,
    verification: { status: 'pending', verified_address: null, verified_name: null },
  }
}

/** A test card or account as a way to pay, not kept for the customer yet. */
export function makePaymentMethod({ card, customer, now }: PaymentMethodInput): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: billingDetailsOf(customer),
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    ...(card.brand ? cardFields(card, card.brand) : bankFields(card)),
  }
}

/** What a way to pay does is known by its last four digits. */
export function lastFourOf({ card, us_bank_account: account }: PaymentMethod): string {
  return card?.last4 ?? account?.last4 ?? ''
}

function cardFields(card: Card, brand: string): Pick<PaymentMethod, 'type' | 'card'> {
  return {
    type: 'card',
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  }
}

function bankFields({ last4 }: Card): Pick<PaymentMethod, 'type' | 'us_bank_account'> {
  return {
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'Test Bank',
      financial_connections_account: null,
      fingerprint: null,
      last4,
      networks: null,
      routing_number: null,
      status_details: null,
    },
  }
}

export function billingDetailsOf(customer: Customer) {
  return {
    address: customer.address ?? null,
    email: customer.email,
    name: customer.name ?? null,
    phone: null,
    tax_id: null,
  }
}
