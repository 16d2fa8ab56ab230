import type { EngineCapabilities } from '../engine.js'

/** Seconds measured on one core of a small server: for six photos where photos are read, else for one picture. */
export const LOCAL_CAPABILITIES = {
  identify: { expectedSeconds: 10 },
  train: { expectedSeconds: 10 },
  suggestPrompts: { expectedSeconds: 1 },
  cutout: { expectedSeconds: 2 },
  mask: { expectedSeconds: 2 },
  generate: { expectedSeconds: 2 },
  background: { expectedSeconds: 3 },
  edit: { expectedSeconds: 2, hasAreas: true },
  packshot: { expectedSeconds: 4 },
  video: { expectedSeconds: 10 },
  upscale: { expectedSeconds: 2 },
} as const satisfies EngineCapabilities
