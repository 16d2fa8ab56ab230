import type { Payment } from '../queries/list_payments.js'

/** A payment, as the billing page shows it. Cents. */
export type PaymentData = Omit<Payment, 'paidAt'> & { paid_at: string }

export function paymentData({ paidAt, ...payment }: Payment): PaymentData {
  return { ...payment, paid_at: paidAt.toISOString() }
}
