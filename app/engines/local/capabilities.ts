import type { EngineCapabilities } from '../engine.js'

/** Seconds measured on one core of a small server, for photos of about one megapixel. */
export const LOCAL_CAPABILITIES = {
  identify: { expectedSeconds: 2 },
  train: { expectedSeconds: 20 },
  suggestPrompts: { expectedSeconds: 1 },
  cutout: { expectedSeconds: 3 },
  mask: { expectedSeconds: 3 },
  generate: { expectedSeconds: 3 },
  upscale: { expectedSeconds: 3 },
} as const satisfies EngineCapabilities
