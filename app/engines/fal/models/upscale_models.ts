import { megapixels } from '../../remote/models/model.js'
import type { UpscaleModel } from '../../remote/models/models.js'

export const UPSCALE_MODELS: readonly UpscaleModel[] = [
  {
    id: 'fal-ai/seedvr/upscale/image',
    unitCents: 0.1,
    units: megapixels,
    input: (picture) => ({
      image_url: picture,
      upscale_mode: 'factor',
      upscale_factor: 2,
      output_format: 'png',
    }),
  },
  {
    id: 'fal-ai/esrgan',
    unitCents: 0.111,
    units: (size) => 1 + megapixels(size) / 2,
    input: (picture) => ({ image_url: picture, scale: 2, model: 'RealESRGAN_x2plus' }),
  },
]
