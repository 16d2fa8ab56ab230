import db from '@adonisjs/lucid/services/db'
import type { GenerationKind, GenerationState } from '../generation_state.js'
import type { ProgressStep } from '#app/engines/steps/steps'
import { sql } from '#app/core/database/sql'

export interface UnfinishedRow {
  id: string
  /** The `Idempotency-Key` of the call that asked for it, if it had one. */
  key: string | null
  kind: GenerationKind
  state: GenerationState
  progress: number
  step: ProgressStep | null
  creditCost: number
  prompts: string[] | null
  prompt: string | null
  width: number | null
  height: number | null
  mediaId: string | null
  createdAt: Date
}

/**
 * A user's work of some kinds on a product that has not ended, newest first; pieces of batches are followed on the pages of
 * batches. Served by the index `generations_open`.
 */
export async function listUnfinished(
  productId: number,
  userId: number,
  kinds: readonly GenerationKind[]
): Promise<UnfinishedRow[]> {
  const rows = await sql<UnfinishedRow>(
    db.connection(),
    `select id, (select k.key from idempotency_keys k where k.generation_id = generations.id limit 1) as key, kind, state, progress, step, credit_cost as "creditCost", params->'prompts' as prompts,
       params->>'prompt' as prompt, (params->>'width')::int as width, (params->>'height')::int as height,
       params->>'mediaId' as "mediaId", created_at as "createdAt"
     from generations
     where product_id = ? and user_id = ? and state in ('queued', 'running')
       and kind = any(?) and not in_batch
     order by created_at desc limit 20`,
    [productId, userId, kinds]
  )
  return rows
}
