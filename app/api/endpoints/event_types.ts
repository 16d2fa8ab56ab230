import type { GenerationKind, GenerationState } from '#app/work/generation_state'

/** What an endpoint may ask to be told. */
export const EVENT_TYPES = [
  'generation.completed',
  'generation.failed',
  'product.trained',
  'product.training_failed',
  'batch.completed',
] as const

export type EventType = (typeof EVENT_TYPES)[number]

/** What is sent when somebody tries an endpoint out; nobody can ask for it otherwise. */
export const TEST_EVENT = 'webhook.test'

/** Kinds of work that make something which one waits for. */
const TOLD: readonly GenerationKind[] = [
  'generate',
  'background',
  'edit',
  'upscale',
  'cutout',
  'video',
  'reel',
]

/** What is told when a piece of work has ended so; null for nothing. Who cancels work knows of it. */
export function eventOfWork(kind: GenerationKind, state: GenerationState): EventType | null {
  const hasSucceeded = state === 'succeeded'
  if (!hasSucceeded && state !== 'failed') return null
  if (kind === 'train') return hasSucceeded ? 'product.trained' : 'product.training_failed'
  if (!TOLD.includes(kind)) return null
  return hasSucceeded ? 'generation.completed' : 'generation.failed'
}
