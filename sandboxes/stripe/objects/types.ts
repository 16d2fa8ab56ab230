import type Stripe from 'stripe'

/**
 * The API's objects as they are on the wire and in the table: references are identifiers, exact decimals are texts.
 * The shapes are those of the client library, so that the compiler finds what is missing.
 */
type WithTextDecimals<T, Names extends keyof T> = Omit<T, Names> & {
  [Name in Names]: string | null
}

export type Price = WithTextDecimals<Stripe.Price, 'unit_amount_decimal'>
export type Plan = WithTextDecimals<Stripe.Plan, 'amount_decimal'>
export type Pricing = WithTextDecimals<Stripe.InvoiceLineItem.Pricing, 'unit_amount_decimal'>

type Ids<T, Names extends keyof T> = Omit<T, Names> & {
  [Name in Names]: Exclude<T[Name], object>
}

export type SubscriptionItem = Omit<Stripe.SubscriptionItem, 'plan' | 'price'> & {
  plan: Plan
  price: Price
}

export type Subscription = Omit<
  Ids<Stripe.Subscription, 'customer' | 'latest_invoice' | 'default_payment_method'>,
  'items'
> & { items: Stripe.ApiList<SubscriptionItem> }

export type InvoiceLine = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  pricing: Pricing | null
  quantity_decimal: string | null
}

export type Invoice = Omit<Ids<Stripe.Invoice, 'customer'>, 'lines'> & {
  lines: Stripe.ApiList<InvoiceLine>
}

export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Price }

/** What of that which a payment page asks is kept with the customer. */
export interface CustomerUpdate {
  address: 'auto' | 'never'
  name: 'auto' | 'never'
}

/** `line_items` are only told when they are asked for, and what the session is to lead to not at all: `present.ts`. */
export type CheckoutSession = Omit<
  Ids<Stripe.Checkout.Session, 'customer' | 'invoice' | 'payment_intent' | 'subscription'>,
  'line_items'
> & {
  line_items: Stripe.ApiList<LineItem>
  customer_update: CustomerUpdate
  subscription_metadata: Stripe.Metadata
  payment_intent_metadata: Stripe.Metadata
}

export type PaymentIntent = Ids<
  Stripe.PaymentIntent,
  'customer' | 'latest_charge' | 'payment_method'
>
export type Charge = Ids<Stripe.Charge, 'customer' | 'payment_intent'>
export type Customer = Stripe.Customer
export type Refund = Stripe.Refund
export type Dispute = Ids<Stripe.Dispute, 'charge' | 'payment_intent'>
export type InvoicePayment = Ids<Stripe.InvoicePayment, 'invoice'>
export type PaymentMethod = Stripe.PaymentMethod
export type PortalSession = Stripe.BillingPortal.Session
export type PortalConfiguration = Stripe.BillingPortal.Configuration

/** An event, which holds the object as it was. */
export type SandboxEvent = Stripe.EventBase

/** The secret that its messages are signed with is told only when it is made: `present.ts`. */
export type WebhookEndpoint = Omit<Stripe.WebhookEndpoint, 'secret'> & { signing_secret: string }

/** Kept in place of a customer that was deleted. */
export type DeletedCustomer = Stripe.DeletedCustomer & { created: number }

export interface SandboxObjects {
  'billing_portal.configuration': PortalConfiguration
  'billing_portal.session': PortalSession
  'charge': Charge
  'checkout.session': CheckoutSession
  'coupon': Stripe.Coupon
  'customer': Customer | DeletedCustomer
  'dispute': Dispute
  'event': SandboxEvent
  'invoice': Invoice
  'invoice_payment': InvoicePayment
  'payment_intent': PaymentIntent
  'payment_method': PaymentMethod
  'price': Price
  'product': Stripe.Product
  'refund': Refund
  'subscription': Subscription
  'webhook_endpoint': WebhookEndpoint
}

export type ObjectType = keyof SandboxObjects
export type SandboxObject = SandboxObjects[ObjectType]
