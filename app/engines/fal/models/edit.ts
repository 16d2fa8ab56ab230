import { list } from '../../remote/models/input_of.js'
import type { ModelRow } from '../../remote/models/row.js'
import {
  BANANA,
  GPT,
  GPT_FLARE,
  GPT_SUNBURST,
  NANO_BANANA_2,
  NANO_BANANA_2_1,
} from './edit_endpoints.js'
import { page, TYPES } from './sources.js'

const BANANA_EDIT = { ...BANANA, picture: list('image_urls') }
const GPT_EDIT = { ...GPT, picture: list('image_urls') }

export const EDIT: readonly ModelRow<'edit'>[] = [
  { ...NANO_BANANA_2_1, job: 'edit', fields: BANANA_EDIT },
  { ...GPT_FLARE, job: 'edit', fields: GPT_EDIT },
  { ...GPT_SUNBURST, job: 'edit', fields: GPT_EDIT },
  { ...NANO_BANANA_2, job: 'edit', fields: BANANA_EDIT },
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
