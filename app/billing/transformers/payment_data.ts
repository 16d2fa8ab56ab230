import type { Payment } from '../queries/list_payments.js'
import type { UnsettledPack } from '../queries/list_unsettled_packs.js'

/** A payment, as the billing page shows it. Cents. */
export type PaymentData = Omit<Payment, 'paidAt'> & { paid_at: string }

/** A credit pack that has brought nothing, as the billing page shows it. */
export type UnsettledPackData = Omit<UnsettledPack, 'createdAt'> & { created_at: string }

export function paymentData({ paidAt, ...payment }: Payment): PaymentData {
  return { ...payment, paid_at: paidAt.toISOString() }
}

export function unsettledPackData({ createdAt, ...pack }: UnsettledPack): UnsettledPackData {
  return { ...pack, created_at: createdAt.toISOString() }
}
