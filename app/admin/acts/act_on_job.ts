import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { type Actor, recordAct } from '#app/accounts/operators/record_act'
import { sql } from '#app/core/database/sql'
import { FormError } from '#app/core/errors/form_error'
import { onConnection } from '#app/core/queue/boss'
import { ADMIN_ERRORS } from '../messages/en/errors.js'

/** What can be done with a job that has failed. */
export const JOB_ACTS = ['retry_job', 'delete_job'] as const

export interface ActOnJobInput {
  queue: string
  jobId: string
  act: (typeof JOB_ACTS)[number]
  reason: string
}

/**
 * Has a failed job done once more, or removes it, and writes it down, in one transaction.
 * @throws FormError under `reason` where it is there no more, or has not failed
 */
export async function actOnJob(
  actor: Actor,
  { queue, jobId, act, reason }: ActOnJobInput
): Promise<void> {
  const boss = await app.container.make('queue')
  await db.transaction(async (trx) => {
    const failed = await sql(
      trx,
      `select 1 from pgboss.job where name = ? and id = ?::uuid and state = 'failed' for update`,
      [queue, jobId]
    )
    if (failed.length === 0) throw new FormError({ reason: ADMIN_ERRORS.notFailed })
    const target = { kind: 'queue', id: queue } as const
    await recordAct(trx, actor, { act, target, details: { job: jobId }, reason })
    if (act === 'retry_job') await boss.retry(queue, jobId, { db: onConnection(trx) })
    else await boss.deleteJob(queue, jobId, { db: onConnection(trx) })
  })
}
