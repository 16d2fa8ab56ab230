import type { CutoutModel } from '../../remote/models/models.js'

export const CUTOUT_MODELS: readonly CutoutModel[] = [
  {
    id: 'fal-ai/birefnet/v2',
    // Billed by the second of computing; two are usual.
    unitCents: 0.08,
    units: 2,
    input: (photo) => ({
      image_url: photo,
      model: 'General Use (Heavy)',
      operating_resolution: '2048x2048',
      output_format: 'png',
      refine_foreground: true,
    }),
  },
  {
    id: 'fal-ai/bria/background/remove',
    unitCents: 1.8,
    units: 1,
    input: (photo) => ({ image_url: photo }),
  },
]
