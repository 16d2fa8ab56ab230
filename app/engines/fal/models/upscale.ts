import { megapixels } from '../../remote/models/model.js'
import type { ModelRow } from '../../remote/models/row.js'
import { page, TYPES, UNIT_PRICES } from './sources.js'

export const UPSCALE: readonly ModelRow<'upscale'>[] = [
  {
    id: 'fal-ai/seedvr/upscale/image',
    job: 'upscale',
    price: { cents: 0.1, per: 'megapixel' },
    fields: { picture: 'image_url' },
    fixed: { upscale_mode: 'factor', upscale_factor: 2, output_format: 'png' },
    sources: [TYPES, UNIT_PRICES],
  },
  {
    // Made for lettering: labels stay as they are where others guess at them.
    id: 'fal-ai/topaz/upscale/image',
    job: 'upscale',
    price: {
      cents: 8,
      per: 'picture',
      usual: ({ width = 0, height = 0 }) => Math.ceil(megapixels({ width, height }) / 24),
    },
    fields: { picture: 'image_url' },
    fixed: {
      model: 'Text Refine',
      upscale_factor: 2,
      face_enhancement: false,
      output_format: 'png',
    },
    sources: [TYPES, page('fal-ai/topaz/upscale/image')],
  },
  {
    id: 'fal-ai/esrgan',
    job: 'upscale',
    price: {
      cents: 0.111,
      per: 'computing second',
      usual: ({ width = 0, height = 0 }) => 1 + megapixels({ width, height }) / 2,
    },
    fields: { picture: 'image_url' },
    fixed: { scale: 2, model: 'RealESRGAN_x2plus' },
    isSuperseded: true,
    sources: [TYPES, page('fal-ai/esrgan')],
  },
]
