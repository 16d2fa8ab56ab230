import type { GenerationKind, GenerationState } from '../generation_state.js'
import type Generation from '../models/generation.js'
import type { UnfinishedRow } from '../queries/list_unfinished.js'
import { categoryOf, type FailureCategory } from '#app/engines/failures/failures'
import type { ProgressStep } from '#app/engines/steps/steps'
import { failureMessage } from '#app/engines/failures/failure_message'
import { stepMessage } from '#app/engines/steps/step_message'
import { keptFailure } from '../kept_failure.js'

/** Work that has not ended, as its product's page shows it. */
export type UnfinishedData = {
  id: string
  /** The `Idempotency-Key` of the call that asked for it, by which the page that called knows its own. */
  key: string | null
  kind: GenerationKind
  status: GenerationState
  /** 0 to 1. */
  progress: number
  step: string | null
  prompt: string
  /** Pictures that it will bring. */
  num_images: number
  /** Pixels of each; null where they follow from the source. */
  width: number | null
  height: number | null
  /** The picture that is being worked on, if one is. */
  source_media_id: string | null
  created_at: string
}

export function unfinishedData(row: UnfinishedRow): UnfinishedData {
  return {
    id: row.id,
    key: row.key,
    kind: row.kind,
    status: row.state,
    progress: row.progress,
    step: row.step && stepMessage(row.step),
    prompt: row.prompts?.[0] ?? row.prompt ?? '',
    num_images: row.prompts?.length ?? 1,
    width: row.width,
    height: row.height,
    source_media_id: row.mediaId,
    created_at: row.createdAt.toISOString(),
  }
}

/** A piece of work as `GET /api/generations/{id}` answers it. */
export type GenerationData = {
  id: string
  kind: GenerationKind
  status: GenerationState
  /** 0 to 1. */
  progress: number
  step: string | null
  product_id: number | null
  /** By kind; null until it has succeeded. */
  result: unknown
  /** One sentence, when it failed or was cancelled. */
  error: string | null
  /** What kind of failure it is. */
  error_code: FailureCategory | null
  /** What failed, and what it is told with. */
  error_reason: string | null
  error_params: object | null
  created_at: string
  finished_at: string | null
}

export function generationData(generation: Generation, result: unknown): GenerationData {
  const failure = keptFailure(generation)
  return {
    id: generation.id,
    kind: generation.kind,
    status: generation.state,
    progress: generation.progress,
    step: generation.step && stepMessage(generation.step as ProgressStep),
    product_id: generation.productId,
    result,
    error: failure && failureMessage(failure),
    error_code: failure && categoryOf(failure),
    error_reason: failure && failure.code,
    error_params: failure && failure.params,
    created_at: generation.createdAt.toISO()!,
    finished_at: generation.finishedAt?.toISO() ?? null,
  }
}
