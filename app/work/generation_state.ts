import type { ProgressStep } from '#app/engines/steps/steps'

/** Kinds of work that a worker does with an engine. */
export type EngineKind =
  | 'identify'
  | 'train'
  | 'suggest_prompts'
  | 'cutout'
  | 'mask'
  | 'generate'
  | 'background'
  | 'edit'
  | 'upscale'
  | 'video'
  | 'reel'

/** Kinds of work that a worker does. */
export type GenerationKind = EngineKind | 'video_export' | 'shape'

/** Kinds of work that people wait for, or leave and come back to. The others are done while one looks at them. */
export const FOLLOWED_KINDS = [
  'train',
  'generate',
  'background',
  'edit',
  'upscale',
  'video',
  'reel',
  'video_export',
] as const satisfies readonly GenerationKind[]

/** Kinds of work that bring pictures. */
export const PICTURE_KINDS: readonly GenerationKind[] = ['generate', 'background', 'upscale']

/** Kinds of work that bring films. */
export const FILM_KINDS: readonly GenerationKind[] = ['video', 'reel']

export type FollowedKind = (typeof FOLLOWED_KINDS)[number]

export type GenerationState = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'

/** States that a piece of work never leaves. */
export const ENDED: readonly GenerationState[] = ['succeeded', 'failed', 'cancelled']

export function hasEnded(state: string): boolean {
  return (ENDED as readonly string[]).includes(state)
}

/** What processes tell each other about a piece of work. Spelled as on the wire. */
export interface GenerationNews {
  id: string
  kind: GenerationKind
  status: GenerationState
  /** 0 to 1. */
  progress: number
  step: ProgressStep | null
  product_id: number | null
  /** Whether it is a piece of a batch, which has a page of its own. */
  in_batch?: boolean
  /** The `Idempotency-Key` of the call that asked for it, by which the page that called knows its own. */
  key?: string | null
}

/** The same as the user's open pages hear it: what is being done is a sentence. */
export type GenerationEvent = Omit<GenerationNews, 'step'> & { step: string | null }
