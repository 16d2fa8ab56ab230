import type Stripe from 'stripe'
import type { BankAnswer } from '../cards/cards.js'
import { newId } from '../ids.js'
import { billingDetailsOf } from './customer.js'
import type { Charge, Customer, InvoicePayment, PaymentIntent, PaymentMethod } from './types.js'
import { englishRefusalMessage } from '../refusals.js'

interface PaymentIntentInput {
  /** Cents. */
  amount: number
  currency: string
  customer: string
  description: string | null
  metadata?: Stripe.Metadata
  setupFutureUsage?: Stripe.PaymentIntent.SetupFutureUsage | null
  now: number
}

/** A payment that has not been tried yet. */
export function makePaymentIntent(input: PaymentIntentInput): PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_${newId('secret')}`,
    confirmation_method: 'automatic',
    created: input.now,
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: input.setupFutureUsage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

interface ChargeInput {
  intent: PaymentIntent
  customer: Customer
  method: PaymentMethod
  answer: BankAnswer
  now: number
}

/** One attempt to take the money, whether the bank gave it or not. */
export function makeCharge({ intent, customer, method, answer, now }: ChargeInput): Charge {
  const refusal = answer.status === 'declined' ? answer : null
  const said = refusal && englishRefusalMessage({ code: refusal.reason })
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: refusal ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: billingDetailsOf(customer),
    calculated_statement_descriptor: 'VITRINE SANDBOX',
    captured: !refusal,
    created: now,
    currency: intent.currency,
    customer: customer.id,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: said,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: refusal ? 'declined_by_network' : 'approved_by_network',
      reason: refusal?.declineCode ?? null,
      risk_level: 'normal',
      seller_message: said ?? 'Payment complete.',
      type: refusal ? 'issuer_declined' : 'authorized',
    },
    paid: !refusal,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, intent.amount),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: refusal ? 'failed' : answer.status === 'processing' ? 'pending' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}

function detailsOf(
  { card, us_bank_account: account }: PaymentMethod,
  amount: number
): Stripe.Charge.PaymentMethodDetails {
  if (card) return { type: 'card', card: cardDetailsOf(card, amount) }
  return {
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: account?.bank_name ?? null,
      fingerprint: null,
      last4: account?.last4 ?? null,
      payment_reference: null,
      routing_number: null,
    },
  }
}

function cardDetailsOf(
  card: Stripe.PaymentMethod.Card,
  amount: number
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_token: null,
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
}

interface InvoicePaymentInput {
  invoice: string
  intent: PaymentIntent
  now: number
}

/** What ties a payment to its invoice. */
export function makeInvoicePayment({ invoice, intent, now }: InvoicePaymentInput): InvoicePayment {
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: intent.amount,
    created: now,
    currency: intent.currency,
    invoice,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }
}
