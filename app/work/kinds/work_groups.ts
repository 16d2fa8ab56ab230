import type { GenerationKind } from '../generation_state.js'

/** Kinds of work by what a worker may be there for: one with a graphics card for films, one that learns products. */
export const WORK_GROUPS = ['products', 'pictures', 'films'] as const
export type WorkGroup = (typeof WORK_GROUPS)[number]

/** The group of a job in the queue of work. */
export const GROUP_OF: Record<GenerationKind, WorkGroup> = {
  identify: 'products',
  mask: 'products',
  train: 'products',
  suggest_prompts: 'pictures',
  cutout: 'pictures',
  generate: 'pictures',
  background: 'pictures',
  edit: 'pictures',
  upscale: 'pictures',
  shape: 'pictures',
  video: 'films',
  reel: 'films',
  video_export: 'films',
}

/** Whose workers also do what has no row and is waited for (`work/direct`). */
export const DIRECT_GROUP: WorkGroup = 'pictures'
