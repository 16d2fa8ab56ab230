import type { ModelRow } from '../../remote/models/row.js'
import { INVOICE, page, TYPES } from './sources.js'

const FIELDS: ModelRow<'generate'>['fields'] = {
  prompt: 'prompt',
  weights: (weights) => ({ loras: [weights] }),
  count: 'num_images',
  size: 'image_size',
  seed: 'seed',
  steps: 'num_inference_steps',
  guidance: 'guidance_scale',
}

const FIXED = {
  num_inference_steps: 28,
  guidance_scale: 3.5,
  output_format: 'png',
  enable_safety_checker: true,
}

export const GENERATE: readonly ModelRow<'generate'>[] = [
  {
    id: 'fal-ai/qwen-image-2512/lora',
    job: 'generate',
    family: 'qwen-image-2512',
    price: { cents: 3.5, per: 'megapixel' },
    fields: { ...FIELDS, negativePrompt: 'negative_prompt' },
    fixed: { ...FIXED, guidance_scale: 4 },
    most: 4,
    sources: [TYPES, INVOICE],
  },
  {
    id: 'fal-ai/flux-lora',
    job: 'generate',
    family: 'flux-1',
    price: { cents: 3.5, per: 'megapixel' },
    fields: FIELDS,
    fixed: FIXED,
    most: 4,
    sources: [TYPES, page('fal-ai/flux-lora')],
  },
  {
    id: 'fal-ai/flux-2/lora',
    job: 'generate',
    family: 'flux-2',
    price: { cents: 2.1, per: 'megapixel' },
    fields: FIELDS,
    fixed: { ...FIXED, enable_prompt_expansion: false },
    most: 4,
    sources: [TYPES, page('fal-ai/flux-2/lora')],
  },
]
