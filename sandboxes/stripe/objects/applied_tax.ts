import type Stripe from 'stripe'
import { taxOn } from '../buyers/tax.js'
import type { Customer, Price } from './types.js'

/** The tax on an amount, as it is put on an invoice. Cents. */
export interface AppliedTax {
  amount: number
  /** Whether the price includes it, or it comes on top. */
  isIncluded: boolean
  /** What has to be paid with it. */
  total: number
  entry: Stripe.Invoice.TotalTax
}

/**
 * The tax on what somebody buys: who has a VAT number sees to it themselves. A price that does not say is without.
 * @param amount cents after discounts, as the price says it
 */
export function applyTax(amount: number, price: Price, customer: Customer): AppliedTax {
  const isReversed = (customer.tax_ids?.data.length ?? 0) > 0
  const isIncluded = price.tax_behavior === 'inclusive'
  const tax = isReversed ? 0 : taxOn(amount, isIncluded)
  return {
    amount: tax,
    isIncluded,
    total: isIncluded ? amount : amount + tax,
    entry: {
      amount: tax,
      tax_behavior: isIncluded ? 'inclusive' : 'exclusive',
      tax_rate_details: null,
      taxability_reason: isReversed ? 'reverse_charge' : 'standard_rated',
      taxable_amount: isIncluded ? amount - tax : amount,
      type: 'tax_rate_details',
    },
  }
}
