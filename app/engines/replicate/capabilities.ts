import type { EngineCapabilities } from '../engine.js'

/**
 * Seconds as the provider's pages tell them, until measured here. Edits cannot be held to an area: the models draw the whole picture
 * anew.
 */
export const REPLICATE_CAPABILITIES = {
  identify: { expectedSeconds: 10 },
  train: { expectedSeconds: 900 },
  suggestPrompts: { expectedSeconds: 6 },
  cutout: { expectedSeconds: 6 },
  mask: { expectedSeconds: 6 },
  generate: { expectedSeconds: 20, redraws: true },
  background: { expectedSeconds: 15 },
  edit: { expectedSeconds: 20 },
  packshot: { expectedSeconds: 4 },
  video: { expectedSeconds: 240 },
  upscale: { expectedSeconds: 15 },
  /** The local engine does these beside it. */
  reel: null,
  select: null,
} as const satisfies EngineCapabilities
