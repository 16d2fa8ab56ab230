import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { markDuplicateSubscriptions } from '#app/credits/actions/mark_duplicate_subscriptions'
import { sendPaymentJob } from '../actions/send_payment_job.js'
import type { Buyer } from './find_buyer.js'

/**
 * Two subscriptions may be paid by race, in two browsers. The one that was made first stays; the others are cancelled
 * and paid back by a job. The buyer must be locked, so that of two that arrive at once one sees the other.
 * @param revived the provider's id of one that was given up as unpaid and has just been paid after all: it never stays beside
 * another, which its owner uses since
 */
export async function markDuplicates(
  trx: TransactionClientContract,
  buyer: Buyer,
  revived: string | null
): Promise<void> {
  for (const subscriptionId of await markDuplicateSubscriptions(trx, buyer.id, revived)) {
    await sendPaymentJob(trx, { kind: 'end_duplicate', subscriptionId })
  }
}
