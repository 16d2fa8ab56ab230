import type Stripe from 'stripe'
import { absoluteUrl } from '#app/shell/absolute_url'
import { newId } from '../ids.js'
import { listOf } from './common.js'
import { discountOf } from './coupon.js'
import type { CheckoutSession, Customer, LineItem, Price } from './types.js'

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
  invoiceCreation: boolean
  now: number
}

/** A visit to the payment page that has not led to anything yet. */
export function makeCheckoutSession(input: SessionInput): CheckoutSession {
  const { mode, customer, now } = input
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
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
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
    discounts: input.coupon ? [{ coupon: input.coupon.id, promotion_code: null }] : [],
    expires_at: input.expiresAt ?? now + LIFETIME,
    integration_identifier: null,
    invoice: null,
    invoice_creation: mode === 'payment' ? invoiceCreation(input.invoiceCreation) : null,
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

function invoiceCreation(enabled: boolean): Stripe.Checkout.Session.InvoiceCreation {
  return {
    enabled,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  }
}
