import type Stripe from 'stripe'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { newId } from '../ids.js'
import { listOf } from './common.js'
import { discountOf } from './coupon.js'
import type { CheckoutSession, Customer, CustomerUpdate, LineItem, Price } from './types.js'

/** A session is open for this long unless asked otherwise. Seconds. */
const LIFETIME = 24 * 3600

interface SessionInput {
  mode: 'payment' | 'subscription'
  customer: Customer
  price: Price
  productName: string
  quantity: number
  coupon: Stripe.Coupon | null
  successUrl: string
  cancelUrl: string | null
  clientReferenceId: string | null
  metadata: Stripe.Metadata
  subscriptionMetadata: Stripe.Metadata
  paymentIntentMetadata: Stripe.Metadata
  expiresAt: number | null
  /** Texts for the invoice of what is bought once; null where there is to be none. */
  invoiceMetadata: Stripe.Metadata | null
  asked: AskedOfBuyer
  now: number
}

/** What a payment page asks of the buyer besides the money. */
export interface AskedOfBuyer {
  automaticTax: boolean
  taxId: boolean
  address: 'auto' | 'required' | null
  /** What of it is kept with the customer. */
  kept: CustomerUpdate
}

export const ASKED_NOTHING: AskedOfBuyer = {
  automaticTax: false,
  taxId: false,
  address: null,
  kept: { address: 'never', name: 'never' },
}

/** A visit to the payment page that has not led to anything yet. */
export function makeCheckoutSession(input: SessionInput): CheckoutSession {
  const { mode, customer, now, asked } = input
  const id = newId('cs_test')
  const item = makeLineItem(input)
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: item.amount_subtotal,
    amount_total: item.amount_total,
    automatic_tax: {
      enabled: asked.automaticTax,
      liability: asked.automaticTax ? { type: 'self' } : null,
      provider: asked.automaticTax ? 'stripe' : null,
      status: asked.automaticTax ? 'requires_location_inputs' : null,
    },
    billing_address_collection: asked.address,
    cancel_url: input.cancelUrl,
    client_reference_id: input.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: item.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer.id,
    customer_account: null,
    customer_creation: null,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    customer_email: null,
    customer_update: asked.kept,
    discounts: input.coupon ? [{ coupon: input.coupon.id, promotion_code: null }] : [],
    expires_at: input.expiresAt ?? now + LIFETIME,
    integration_identifier: null,
    invoice: null,
    invoice_creation: mode === 'payment' ? invoiceCreation(input.invoiceMetadata) : null,
    line_items: listOf([item], `/v1/checkout/sessions/${id}/line_items`),
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: input.metadata,
    mode,
    origin_context: null,
    payment_intent: null,
    payment_intent_metadata: input.paymentIntentMetadata,
    payment_link: null,
    payment_method_collection: mode === 'subscription' ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    subscription_metadata: input.subscriptionMetadata,
    success_url: input.successUrl,
    tax_id_collection: { enabled: asked.taxId, required: 'never' },
    total_details: {
      amount_discount: item.amount_discount,
      amount_shipping: 0,
      amount_tax: 0,
    },
    ui_mode: 'hosted_page',
    url: absoluteUrl(`/sandbox/pay/${id}`),
    wallet_options: null,
  }
}

function makeLineItem({ price, productName, quantity, coupon }: SessionInput): LineItem {
  const subtotal = (price.unit_amount ?? 0) * quantity
  const discount = coupon ? discountOf(coupon, subtotal) : 0
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: discount,
    amount_subtotal: subtotal,
    amount_tax: 0,
    amount_total: subtotal - discount,
    currency: price.currency,
    description: productName,
    metadata: {},
    price,
    quantity,
  }
}

function invoiceCreation(
  metadata: Stripe.Metadata | null
): Stripe.Checkout.Session.InvoiceCreation {
  return {
    enabled: metadata !== null,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: metadata ?? {},
      rendering_options: null,
    },
  }
}
