import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreditKind } from '#config/credits'
import { returnCredits } from '#app/credits/actions/return_credits'
import { removeMedia } from '#app/media/store/remove_media'
import { GENERATIONS_QUEUE } from '../queues.js'
import { onConnection } from '#app/core/queue/boss'
import { EVENTS_CHANNEL } from '#app/core/queue/events'
import { notifyWorkEnded } from '../ended_work.js'
import { GENERATION_EVENT } from '../queries/generation_event_sql.js'
import type { GenerationKind, GenerationState } from '../generation_state.js'
import { sql } from '#app/core/database/sql'
import type { Failure } from '#app/engines/failures/failures'

export interface EndGenerationInput {
  id: string
  state: Extract<GenerationState, 'succeeded' | 'failed' | 'cancelled'>
  /** Only this attempt may end the work; any may, if missing. */
  attempt?: number
  result?: unknown
  /** Why it came to nothing. */
  failure?: Failure
  /** Credits that were not used; all of them, if missing and the work did not succeed. */
  unusedCredits?: number
  /** Name of the engine that has made it; the one that was asked first, if missing. */
  engine?: string
  /** Time spent inside the engine. */
  engineMs?: number
  engineCostCents?: number
}

interface EndedRow {
  user_id: number
  kind: GenerationKind
  product_id: number | null
  credit_kind: CreditKind | null
  credit_cost: number
  temporary_media: string[] | null
  in_batch: boolean
}

/**
 * Ends work that has not ended: state, outcome, refund and announcement in the caller's transaction, which has locked the
 * work (`lockGeneration`).
 * @returns whether this call ended it
 */
export async function endGeneration(
  trx: TransactionClientContract,
  input: EndGenerationInput
): Promise<boolean> {
  const { id, state, attempt, result, failure } = input
  const rows = await sql<EndedRow>(
    trx,
    `with ended as (
       update generations set state = ?, result = ?::jsonb, error_code = ?, error_params = ?::jsonb, step = null,
         progress = case when ? = 'succeeded' then 1 else progress end, finished_at = now(),
         engine = coalesce(?, engine), engine_ms = ?, engine_cost_cents = ?, remembered = null, provider_key_id = null
       where id = ? and state in ('queued', 'running') and (?::int is null or attempt = ?) returning *)
     select user_id, kind, product_id, credit_kind, credit_cost, in_batch,
       params->'temporaryMediaIds' as temporary_media, pg_notify(?, ${GENERATION_EVENT}) from ended`,
    [
      state,
      result === undefined ? null : JSON.stringify(result),
      failure?.code ?? null,
      failure ? JSON.stringify(failure.params) : null,
      state,
      input.engine ?? null,
      input.engineMs ?? null,
      input.engineCostCents ?? 0,
      id,
      attempt ?? null,
      attempt ?? null,
      EVENTS_CHANNEL,
    ]
  )
  const [row] = rows
  if (!row) return false

  const unused = input.unusedCredits ?? (state === 'succeeded' ? 0 : row.credit_cost)
  if (row.credit_kind && unused > 0) {
    await returnCredits(trx, {
      userId: row.user_id,
      kind: row.credit_kind,
      amount: unused,
      generationId: id,
    })
  }
  await removeMedia(row.temporary_media ?? [], trx)
  const queue = await app.container.make('queue')
  // Who makes an attempt ends its job; any other that stayed would stand before all that waits behind it.
  if (attempt === undefined) await queue.cancel(GENERATIONS_QUEUE, id, { db: onConnection(trx) })
  await notifyWorkEnded(trx, {
    id,
    userId: row.user_id,
    kind: row.kind,
    state,
    productId: row.product_id,
    inBatch: row.in_batch,
  })
  return true
}
