import { COMMISSION_PERCENT } from '#config/affiliates'

/** What decides over the commission of a payment. Cents. */
export interface CommissionedPayment {
  /** What was paid, tax included. */
  amount: number
  tax: number
  refunded: number
  dispute: 'open' | 'won' | 'lost' | null
}

/**
 * What a payment earns as things are: the percentage of what was paid without tax, less the part of it that went back;
 * nothing while the money is in dispute or after it was lost. Parts of a cent are dropped, once, at the end.
 * @returns cents
 */
export function commissionOn({ amount, tax, refunded, dispute }: CommissionedPayment): number {
  if (dispute === 'open' || dispute === 'lost' || amount === 0) return 0
  const kept = (amount - refunded) * (amount - tax) * COMMISSION_PERCENT
  return Math.floor(kept / (amount * 100))
}
