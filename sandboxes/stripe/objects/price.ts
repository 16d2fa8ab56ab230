import type Stripe from 'stripe'
import type { Plan, Price } from './types.js'

interface ProductInput {
  id: string
  name: string
  description?: string | null
  metadata?: Stripe.Metadata
  now: number
}

export function makeProduct(input: ProductInput): Stripe.Product {
  return {
    id: input.id,
    object: 'product',
    active: true,
    created: input.now,
    default_price: null,
    description: input.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: input.metadata ?? {},
    name: input.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: input.now,
    url: null,
  }
}

interface PriceInput {
  id: string
  product: string
  currency: string
  /** Cents. */
  unitAmount: number
  lookupKey?: string | null
  nickname?: string | null
  /** Bought once if not given. */
  interval?: Stripe.Price.Recurring.Interval
  taxBehavior?: Stripe.Price.TaxBehavior | null
  metadata?: Stripe.Metadata
  now: number
}

export function makePrice(input: PriceInput): Price {
  return {
    id: input.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: input.now,
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.lookupKey ?? null,
    metadata: input.metadata ?? {},
    nickname: input.nickname ?? null,
    product: input.product,
    recurring: input.interval
      ? {
          interval: input.interval,
          interval_count: 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: input.taxBehavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: input.interval ? 'recurring' : 'one_time',
    unit_amount: input.unitAmount,
    unit_amount_decimal: String(input.unitAmount),
  }
}

/** A recurring price in the older form that subscriptions still carry beside it. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product as string,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
