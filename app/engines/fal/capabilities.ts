import { EDIT_TASK_NAMES } from '../edit_tasks/edit_tasks.js'
import type { EngineCapabilities } from '../engine.js'

/** Seconds as the provider's pages tell them, until measured here. */
export const FAL_CAPABILITIES = {
  identify: { expectedSeconds: 8 },
  train: { expectedSeconds: 240, withoutLearning: { expectedSeconds: 15 } },
  suggestPrompts: { expectedSeconds: 4 },
  cutout: { expectedSeconds: 6 },
  mask: { expectedSeconds: 6 },
  generate: { expectedSeconds: 12, redraws: true, drawsScenes: true },
  background: { expectedSeconds: 12 },
  edit: { expectedSeconds: 20, hasAreas: true, hasShapeWays: true, tasks: EDIT_TASK_NAMES },
  packshot: { expectedSeconds: 4 },
  video: { expectedSeconds: 180 },
  upscale: { expectedSeconds: 15 },
  /** The local engine does these beside it. */
  reel: null,
  select: null,
} as const satisfies EngineCapabilities
