import type { GenerationKind } from '#app/work/generation_state'

/** Kinds of work that the public API does and tells of. */
export const API_KINDS = [
  'train',
  'generate',
  'background',
  'edit',
  'upscale',
  'cutout',
  'video',
  'reel',
] as const satisfies readonly GenerationKind[]

export type ApiKind = (typeof API_KINDS)[number]

export function isApiKind(kind: string): kind is ApiKind {
  return (API_KINDS as readonly string[]).includes(kind)
}
