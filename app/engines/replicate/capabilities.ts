import { EDIT_TASK_NAMES } from '../edit_tasks/edit_tasks.js'
import type { EngineCapabilities } from '../engine.js'

/** Seconds as the provider's pages tell them, until measured here. */
export const REPLICATE_CAPABILITIES = {
  identify: { expectedSeconds: 10 },
  train: { expectedSeconds: 900, withoutLearning: { expectedSeconds: 15 } },
  suggestPrompts: { expectedSeconds: 6 },
  cutout: { expectedSeconds: 6 },
  mask: { expectedSeconds: 6 },
  generate: { expectedSeconds: 20, redraws: true, drawsScenes: true },
  background: { expectedSeconds: 15 },
  edit: { expectedSeconds: 20, hasAreas: true, hasShapeWays: true, tasks: EDIT_TASK_NAMES },
  packshot: { expectedSeconds: 4 },
  video: { expectedSeconds: 240 },
  upscale: { expectedSeconds: 15 },
  /** The local engine does these beside it. */
  reel: null,
  select: null,
} as const satisfies EngineCapabilities
