import db from '@adonisjs/lucid/services/db'
import { type Actor, recordAct } from '#app/accounts/operators/record_act'
import { FormError } from '#app/core/errors/form_error'
import { pauseQueue, resumeQueue } from '#app/core/queue/pauses'
import { giveTimeBack } from '#app/work/actions/give_time_back'
import { GENERATIONS_QUEUE } from '#app/work/queues'
import { ADMIN_ERRORS } from '../messages/en/errors.js'

/** What can be done with a queue. */
export const QUEUE_ACTS = ['pause_queue', 'resume_queue'] as const

export interface ActOnQueueInput {
  queue: string
  act: (typeof QUEUE_ACTS)[number]
  reason: string
}

/**
 * Pauses a queue or has it go on, and writes it down, in one transaction. Work that waited meanwhile loses none of its time.
 * @throws FormError under `reason` where that is so already
 */
export async function actOnQueue(
  actor: Actor,
  { queue, act, reason }: ActOnQueueInput
): Promise<void> {
  await db.transaction(async (trx) => {
    if (act === 'pause_queue') {
      const hasPaused = await pauseQueue(trx, { queue, operatorId: actor.id, reason })
      if (!hasPaused) throw new FormError({ reason: ADMIN_ERRORS.pausedAlready })
    } else {
      const since = await resumeQueue(trx, queue)
      if (since === null) throw new FormError({ reason: ADMIN_ERRORS.notPaused })
      if (queue === GENERATIONS_QUEUE) await giveTimeBack(trx, since)
    }
    await recordAct(trx, actor, { act, target: { kind: 'queue', id: queue }, reason })
  })
}
