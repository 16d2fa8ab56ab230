import { list } from '../../remote/models/input_of.js'
import type { ModelRow } from '../../remote/models/row.js'
import { page, TYPES } from './sources.js'

export const EDIT: readonly ModelRow<'edit'>[] = [
  {
    id: 'fal-ai/nano-banana-2/edit',
    job: 'edit',
    price: { cents: 8, per: 'picture' },
    fields: { picture: list('image_urls'), prompt: 'prompt', count: 'num_images', seed: 'seed' },
    fixed: {
      aspect_ratio: 'auto',
      resolution: '1K',
      output_format: 'png',
      limit_generations: true,
    },
    most: 4,
    can: { references: 14, ratios: ['auto', '16:9', '1:1', '9:16', 'and 11 more'] },
    sources: [TYPES, page('fal-ai/nano-banana-2/edit')],
  },
  {
    id: 'fal-ai/flux-pro/kontext',
    job: 'edit',
    price: { cents: 4, per: 'picture' },
    fields: { picture: 'image_url', prompt: 'prompt', count: 'num_images', seed: 'seed' },
    fixed: { output_format: 'png' },
    most: 4,
    isSuperseded: true,
    sources: [TYPES, page('fal-ai/flux-pro/kontext')],
  },
]
