import env from '#start/env'
import type { CreditKind } from './credits.js'

/** Statuses of a subscription that count as subscribed. */
export const SUBSCRIBED_STATUSES = ['active', 'trialing', 'past_due']

/** What is sold. Amounts are cents; the lookup keys name the prices at the payment provider. */
export const CURRENCY = 'usd'

type CreditAmounts = Partial<Record<CreditKind, number>>

export const PLAN = {
  lookupKey: 'pro_monthly',
  name: 'Vitrine Pro',
  amount: 2900,
  /** Given for each paid month. */
  credits: { image: 100, video: 2, model: 20 } as CreditAmounts,
  /** What is left of a month can be spent for this long after it. */
  graceDays: 3,
}

export const PACK = {
  lookupKey: 'credit_pack',
  name: 'Credit Pack',
  amount: 2900,
  /** Never expire. */
  credits: { image: 100, video: 2 } as CreditAmounts,
}

interface Coupon {
  percentOff: number
  duration: 'once'
}

/** Coupons that a first subscription may be started with, by code; anything else is ignored. */
export const COUPONS: Record<typeof PROMO_CODE, Coupon> & Record<string, Coupon> = {
  '50OFF': { percentOff: 50, duration: 'once' },
}

/** A mail tells of paid credits that lapse within this time. */
export const EXPIRY_NOTICE_DAYS = 3

/** A mail tells a subscriber when no more image credits than these are left. */
export const LOW_CREDITS = 10

/** Offered to everybody without a subscription. */
export const PROMO_CODE = '50OFF'

/**
 * Who takes the money: Stripe, or a sandbox inside the app that speaks the same wire format and moves none.
 * Off means that nothing is sold: no screens, no links, no routes.
 */
export type Payments = 'stripe' | 'sandbox' | 'off'

export const payments: Payments = env.get('PAYMENTS', defaultPayments())

/**
 * Whether the payment provider adds the tax that is due where the buyer is. What is sold costs the same before it; whether the tax
 * is put on top or is part of the price is the provider's setting.
 */
export const stripeTax = env.get('STRIPE_TAX', 'off') === 'on'

/** Whether making pictures of one's own products needs a subscription: docs/decisions/0003-subscription-rule.md. */
export const requireSubscription = env.get('REQUIRE_SUBSCRIPTION', payments !== 'off')

/**
 * Who knows the customers, subscriptions and payments that are made now. Those of another provider are over: nobody would tell of
 * them. Stripe's test mode knows nothing of what was made with a live key, nor the other way round.
 */
export type PaymentProvider = 'stripe' | 'stripe_test' | 'sandbox'

/** `off` made nothing: where nothing is sold, nobody is subscribed. */
export const paymentProvider: PaymentProvider | 'off' =
  payments === 'stripe' && /^[rs]k_test_/.test(process.env.STRIPE_SECRET_KEY ?? '')
    ? 'stripe_test'
    : payments

if (payments === 'stripe' && !process.env.STRIPE_SECRET_KEY) {
  throw new Error('PAYMENTS=stripe needs STRIPE_SECRET_KEY')
}

/**
 * What Stripe signs its messages with. `billing:setup`, which makes it, is the one thing that runs without it; web
 * and worker processes ask for it when they start.
 * @throws Error when it is not set
 */
export function stripeWebhookSecret(): string {
  const secret = process.env.STRIPE_WEBHOOK_SECRET
  if (secret) return secret
  throw new Error('PAYMENTS=stripe needs STRIPE_WEBHOOK_SECRET: node ace.js billing:setup shows it')
}

/** @throws Error when this process could not take the messages of the payment provider */
export function assertPaymentsConfigured(): void {
  if (payments === 'stripe') stripeWebhookSecret()
}

/** A sandbox gives credits away: in production it has to be asked for by name. */
function defaultPayments(): Payments {
  if (process.env.STRIPE_SECRET_KEY) return 'stripe'
  return env.get('NODE_ENV') === 'production' ? 'off' : 'sandbox'
}
