import type { ModelRow } from '../../remote/models/row.js'
import { page, TYPES } from './sources.js'

export const CUTOUT: readonly ModelRow<'cutout'>[] = [
  {
    id: 'fal-ai/birefnet/v2',
    job: 'cutout',
    price: { cents: 0.08, per: 'computing second', usual: () => 2 },
    fields: { picture: 'image_url' },
    fixed: {
      model: 'General Use (Heavy)',
      operating_resolution: '2048x2048',
      output_format: 'png',
      refine_foreground: true,
    },
    sources: [TYPES, page('fal-ai/birefnet/v2')],
  },
  {
    id: 'fal-ai/bria/background/remove',
    job: 'cutout',
    price: { cents: 1.8, per: 'picture' },
    fields: { picture: 'image_url' },
    sources: [TYPES, page('fal-ai/bria/background/remove')],
  },
]
