import type Stripe from 'stripe'
import { newId } from '../ids.js'

interface CouponInput {
  id: string
  percentOff: number
  name?: string | null
  metadata?: Stripe.Metadata
  now: number
}

/** A share off the first payment; the sandbox knows no other coupons. */
export function makeCoupon(input: CouponInput): Stripe.Coupon {
  return {
    id: input.id,
    object: 'coupon',
    amount_off: null,
    created: input.now,
    currency: null,
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
    percent_off: input.percentOff,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  }
}

/** What a coupon takes off an amount. Cents; half a cent is rounded up. */
export function discountOf(coupon: Stripe.Coupon, amount: number): number {
  return Math.round((amount * (coupon.percent_off ?? 0)) / 100)
}

interface DiscountInput {
  coupon: string
  customer: string
  checkoutSession: string
  subscription: string | null
  invoice: string
  now: number
}

/** The use of a coupon by a customer. */
export function makeDiscount(input: DiscountInput): Stripe.Discount {
  return {
    id: newId('di'),
    object: 'discount',
    checkout_session: input.checkoutSession,
    customer: input.customer,
    customer_account: null,
    end: null,
    invoice: input.invoice,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: input.coupon, type: 'coupon' },
    start: input.now,
    subscription: input.subscription,
    subscription_item: null,
  }
}
