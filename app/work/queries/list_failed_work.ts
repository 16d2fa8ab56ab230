import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { FAILED_WORK_DAYS } from '#config/generations'
import type { GenerationKind } from '../generation_state.js'
import type { KeptFailure } from '../kept_failure.js'
import type { FailedPiece } from '../params.js'

export interface FailedWorkRow extends KeptFailure {
  id: string
  kind: GenerationKind
  /** Null when all of it failed. */
  failures: FailedPiece[] | null
  prompts: string[] | null
  prompt: string | null
  negativePrompt: string | null
  /** Whether photos were sent for this work only. */
  hasTemporaryMedia: boolean
  /** Whether it was made with its owner's own key at the provider, and took no credits. */
  ownKey: boolean
  finishedAt: Date
}

/** Notices that a page shows at most. */
const MOST = 10

/**
 * A user's work on pictures of a product with pieces that failed lately and were not settled, newest first; pieces of batches
 * are made again on the pages of batches. Served by the index `generations_failed`.
 */
export async function listFailedWork(productId: number, userId: number): Promise<FailedWorkRow[]> {
  return sql<FailedWorkRow>(
    db.connection(),
    `select id, kind, error_code as "errorCode", error_params as "errorParams",
       result->'failures' as failures,
       params->'prompts' as prompts, params->>'prompt' as prompt,
       params->>'negativePrompt' as "negativePrompt",
       coalesce(params->'temporaryMediaIds' <> '[]', false) as "hasTemporaryMedia",
       own_key as "ownKey", finished_at as "finishedAt"
     from generations
     where product_id = ? and user_id = ? and settled_at is null and not in_batch
       and (state = 'failed' or result->'failures' <> '[]'::jsonb)
       and kind in ('generate', 'background', 'upscale')
       and finished_at > now() - make_interval(days => ?)
     order by finished_at desc limit ${MOST}`,
    [productId, userId, FAILED_WORK_DAYS]
  )
}
