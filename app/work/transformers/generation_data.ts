import type { GenerationKind, GenerationState } from '../generation_state.js'
import type Generation from '../models/generation.js'
import type { UnfinishedRow } from '../queries/list_unfinished.js'
import { sayFailure, sayStep } from '../spoken/say.js'

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
    step: row.step && sayStep(row.step),
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
  error_code: string | null
  created_at: string
  finished_at: string | null
}

export function generationData(generation: Generation, result: unknown): GenerationData {
  return {
    id: generation.id,
    kind: generation.kind,
    status: generation.state,
    progress: generation.progress,
    step: generation.step && sayStep(generation.step),
    product_id: generation.productId,
    result,
    error: generation.errorMessage && sayFailure(generation.errorMessage),
    error_code: generation.errorCode,
    created_at: generation.createdAt.toISO()!,
    finished_at: generation.finishedAt?.toISO() ?? null,
  }
}
