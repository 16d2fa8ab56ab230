import { list } from '../../remote/models/input_of.js'
import type { ModelRow } from '../../remote/models/row.js'
import { GPT, GPT_FLARE, GPT_SUNBURST, gptSize } from './edit_endpoints.js'
import { page, TYPES } from './sources.js'

/** OpenAI's own interface reads transparency, others read white: the mask that is sent says both. */
const GPT_AREA: Pick<ModelRow<'area'>, 'job' | 'fields' | 'can'> = {
  job: 'area',
  fields: { ...GPT, picture: list('image_urls'), mask: 'mask_url', size: gptSize },
  can: { mask: 'clear' },
}

const MASKED = { picture: 'image_url', mask: 'mask_url', seed: 'seed' } as const

/** They change a picture within an area. */
export const AREA: readonly ModelRow<'area'>[] = [
  { ...GPT_FLARE, ...GPT_AREA },
  { ...GPT_SUNBURST, ...GPT_AREA },
  {
    id: 'fal-ai/bria/genfill',
    job: 'area',
    price: { cents: 4, per: 'picture' },
    fields: { ...MASKED, prompt: 'prompt', count: 'num_images' },
    most: 4,
    can: { mask: 'white' },
    sources: [TYPES, page('fal-ai/bria/genfill')],
  },
  {
    id: 'bria/fibo-edit/edit',
    job: 'area',
    price: { cents: 4, per: 'picture' },
    fields: { ...MASKED, prompt: 'instruction' },
    most: 1,
    can: { mask: 'white' },
    toAnswer: (output) => ({ images: [(output as { image?: unknown }).image] }),
    sources: [TYPES, page('bria/fibo-edit/edit')],
  },
  {
    id: 'fal-ai/qwen-image-edit/inpaint',
    job: 'area',
    price: { cents: 3, per: 'megapixel' },
    fields: { ...MASKED, prompt: 'prompt', count: 'num_images' },
    fixed: { output_format: 'png' },
    most: 4,
    can: { mask: 'white' },
    sources: [TYPES, page('fal-ai/qwen-image-edit/inpaint')],
  },
]
