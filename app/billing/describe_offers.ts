import { COUPONS, PACK, payments, PLAN, PROMO_CODE, requireSubscription } from '#config/billing'
import { featureOn } from '#config/features'
import { WELCOME_GRANT } from '#config/credits'
import { price } from '#app/ui/text/money'
import { PRICING_MESSAGES } from './messages/en/pricing.js'
import { BILLING_MESSAGES } from './messages/en/screens.js'

/** Something that the public pages offer. */
export interface Offer {
  name: string
  price: string
  note: string
  /** One line below the price. */
  promo?: string
  badge?: string
  features: string[]
  /** The way to it; none where it is for subscribers alone, or nobody can register. */
  href?: string
  action?: string
  isMain?: boolean
}

/** What can be had and for how much, cheapest first; null where nothing is sold. */
export function describeOffers(): Offer[] | null {
  if (payments === 'off') return null
  const { free, plan, pack } = PRICING_MESSAGES
  const { image = 0, model = 0 } = WELCOME_GRANT
  const { percentOff } = COUPONS[PROMO_CODE]
  const first = Math.round((PLAN.amount * (100 - percentOff)) / 100)
  return [
    {
      name: free.name,
      price: free.price,
      note: free.note,
      features: free.features(image, model, requireSubscription),
      ...(featureOn('registration') ? { href: '/register', action: free.action } : {}),
    },
    {
      name: PLAN.name,
      price: price(PLAN.amount),
      note: plan.note,
      promo: plan.first(price(first), percentOff, PROMO_CODE),
      features: BILLING_MESSAGES.subscribe.features(
        PLAN.credits.image ?? 0,
        PLAN.credits.video ?? 0,
        PLAN.credits.model ?? 0
      ),
      href: '/subscribe',
      action: plan.action,
      isMain: true,
    },
    {
      name: pack.name,
      price: price(PACK.amount),
      note: pack.note,
      badge: pack.badge,
      features: pack.features(PACK.credits.image ?? 0, PACK.credits.video ?? 0),
    },
  ]
}
