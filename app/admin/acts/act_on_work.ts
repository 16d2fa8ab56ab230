import db from '@adonisjs/lucid/services/db'
import { findModel } from '#app/core/database/find_model'
import { notFound } from '#app/core/errors/errors'
import { FormError } from '#app/core/errors/form_error'
import { sql } from '#app/core/database/sql'
import { returnCredits } from '#app/credits/actions/return_credits'
import type { CreditKind } from '#config/credits'
import { cancelGenerationIn } from '#app/work/actions/cancel_generation'
import { lockGeneration } from '#app/work/actions/lock_generation'
import Generation from '#app/work/models/generation'
import { ADMIN_ERRORS } from '../messages/en/errors.js'
import { type Actor, recordAct } from '#app/accounts/operators/record_act'
import { repeatWork } from './repeat_work.js'

export const WORK_ACTS = ['cancel', 'refund', 'repeat'] as const
export type WorkAct = (typeof WORK_ACTS)[number]

export interface ActOnWorkInput {
  generationId: string
  act: WorkAct
  reason: string
}

/**
 * Does something to a piece of work and writes it down, in one transaction. What is cancelled is refunded as when its merchant cancels it; what has
 * succeeded and was no good can be refunded once; what has failed can be made again once, for nothing.
 * @throws AppError 404 without such work
 * @throws FormError under `reason` where nothing was taken, or it went back already, or where it cannot be made again
 */
export async function actOnWork(
  actor: Actor,
  { generationId, act, reason }: ActOnWorkInput
): Promise<void> {
  const generation = await findModel(Generation, generationId)
  if (!generation) throw notFound()
  if (act === 'repeat') return repeatWork(actor, generation, reason)
  const target = { kind: 'work', id: generationId } as const
  await db.transaction(async (trx) => {
    if (act === 'cancel') {
      await cancelGenerationIn(trx, generation)
      return recordAct(trx, actor, { act: 'cancel', target, reason })
    }
    // Of two who refund it at once the second finds that it went back.
    await lockGeneration(trx, generationId)
    const [taken] = await sql<{ kind: CreditKind; amount: number; refunded: boolean }>(
      trx,
      `select e.kind, -e.change as amount, exists (
         select 1 from credit_entries r where r.generation_id = e.generation_id and r.reason = 'refund') as refunded
       from credit_entries e join generations g on g.id = e.generation_id
       where e.generation_id = ? and e.reason = 'debit' and g.state = 'succeeded'`,
      [generationId]
    )
    if (!taken || taken.refunded) throw new FormError({ reason: ADMIN_ERRORS.notRefundable })
    const { kind, amount } = taken
    await returnCredits(trx, { userId: generation.userId, kind, amount, generationId })
    return recordAct(trx, actor, { act: 'refund', target, details: { kind, amount }, reason })
  })
}
