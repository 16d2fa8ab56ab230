import { absoluteUrl } from '#app/core/http/absolute_url'
import type Generation from '#app/work/models/generation'
import { generationData } from '#app/work/transformers/generation_data'

/** Where a caller asks how far a piece of work is. */
export function statusUrl(id: string): string {
  return absoluteUrl(`/api/v1/generations/${id}`)
}

/** A piece of work as the public API tells of it. */
export function workData(generation: Generation, result: object | null) {
  return { ...generationData(generation, result), status_url: statusUrl(generation.id) }
}
