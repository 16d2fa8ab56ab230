import { list } from '../../remote/models/input_of.js'
import { byTokens } from '../../remote/models/price.js'
import type { ModelRow } from '../../remote/models/row.js'
import { CATALOGUE, page, TYPES } from './sources.js'

const RATIOS = 'auto 21:9 16:9 3:2 4:3 5:4 1:1 4:5 3:4 2:3 9:16 4:1 1:4 8:1 1:8'.split(' ')

/** Both generations of it take the same. */
const BANANA: Pick<ModelRow<'edit'>, 'job' | 'fields' | 'fixed' | 'most' | 'can'> = {
  job: 'edit',
  fields: { picture: list('image_urls'), prompt: 'prompt', count: 'num_images', seed: 'seed' },
  fixed: {
    aspect_ratio: 'auto',
    resolution: '1K',
    output_format: 'png',
    limit_generations: true,
  },
  most: 4,
  can: { references: 14, ratios: RATIOS },
}

const GPT: Pick<ModelRow<'edit'>, 'job' | 'fields' | 'most' | 'can' | 'sources'> = {
  job: 'edit',
  fields: { picture: list('image_urls'), prompt: 'prompt', count: 'num_images' },
  most: 4,
  can: { references: 16, mask: 'mask_url' },
  sources: [CATALOGUE, page('openai/gpt-image-2/edit', '2026-10-05')],
}

export const EDIT: readonly ModelRow<'edit'>[] = [
  {
    ...BANANA,
    id: 'google/nano-banana-2.1/edit',
    price: byTokens(4.4),
    sources: [CATALOGUE],
  },
  {
    ...GPT,
    id: 'openai/gpt-image-2.5/flare/edit',
    price: byTokens(4.7),
    fixed: { quality: 'medium', output_format: 'png' },
  },
  {
    ...GPT,
    id: 'openai/gpt-image-2.5/sunburst/edit',
    price: byTokens(12.8),
    fixed: { quality: 'high', output_format: 'png' },
  },
  {
    ...BANANA,
    id: 'fal-ai/nano-banana-2/edit',
    price: { cents: 8, per: 'picture' },
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
