import { type Actor, recordAct } from '#app/accounts/operators/record_act'
import { type Finding, settleByHand } from '#app/affiliates/payouts/settle_by_hand'
import { FormError } from '#app/core/errors/form_error'
import { ADMIN_ERRORS } from '../messages/en/errors.js'

export interface SettleBatchInput {
  batchId: number
  finding: Finding
  /** Of the one payout that is meant; all that are open, if missing. */
  payout?: string
  reason: string
}

/**
 * Ends open payouts of a batch as an operator has found them at PayPal.
 * @throws FormError under `reason` where the batch is not one to be settled, under `payout` where none of it is meant
 */
export async function settleBatch(
  actor: Actor,
  { batchId, finding, payout, reason }: SettleBatchInput
): Promise<void> {
  const details = { finding, ...(payout ? { payout } : {}) }
  const target = { kind: 'payout_batch', id: batchId } as const
  const ended = await settleByHand(batchId, finding, {
    reference: payout,
    record: (trx) => recordAct(trx, actor, { act: 'settle_payouts', target, details, reason }),
  })
  if (ended === null) throw new FormError({ reason: ADMIN_ERRORS.notSettled })
  if (ended === 0) throw new FormError({ payout: ADMIN_ERRORS.noOpenPayout })
}
