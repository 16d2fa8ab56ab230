import { engineOrder } from '#app/engines/chain/engine_order'
import type { EngineJob } from '#app/engines/engine'
import type { EngineKind, GenerationKind } from '../generation_state.js'

/** The engine's job of each kind of work. */
export const JOBS: Record<EngineKind, EngineJob> = {
  identify: 'identify',
  train: 'train',
  suggest_prompts: 'suggestPrompts',
  cutout: 'cutout',
  mask: 'mask',
  generate: 'generate',
  background: 'background',
  edit: 'edit',
  upscale: 'upscale',
  video: 'video',
  reel: 'reel',
}

/** Names of the engines that are asked for a kind of work, in order; the local one does what is no job of engines. */
export function enginesFor(kind: GenerationKind): readonly string[] {
  return kind in JOBS ? engineOrder(JOBS[kind as EngineKind]) : ['local']
}
