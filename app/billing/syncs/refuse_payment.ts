import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { mailOnce } from '../actions/mail_once.js'
import type { Buyer } from './find_buyer.js'

interface RefusedPayment {
  buyer: Buyer
  kind: 'subscription' | 'pack'
  /** The invoice's or the checkout session's. */
  providerId: string
  /** In the smallest unit of the currency. */
  amount: number | null
  currency: string | null
}

/**
 * Tells the operator and, once, the buyer that what was paid is not what was asked for. It brings nothing; the reconciliation
 * lists it until it is put right.
 */
export async function refusePayment(
  trx: TransactionClientContract,
  { buyer, kind, providerId, amount, currency }: RefusedPayment
): Promise<void> {
  logger.error({ kind, providerId, amount, currency }, 'a payment is not what was asked for')
  await mailOnce(trx, { buyer, kind: 'payment_refused', reference: providerId, data: { kind } })
}
