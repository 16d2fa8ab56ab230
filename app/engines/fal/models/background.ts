import type { ModelRow } from '../../remote/models/row.js'
import { page, TYPES } from './sources.js'

export const BACKGROUND: readonly ModelRow<'background'>[] = [
  {
    id: 'fal-ai/bria/background/replace',
    job: 'background',
    price: { cents: 4, per: 'picture' },
    fields: {
      picture: 'image_url',
      prompt: 'prompt',
      negativePrompt: 'negative_prompt',
      count: 'num_images',
      seed: 'seed',
    },
    fixed: { refine_prompt: false, fast: false },
    most: 4,
    sources: [TYPES, page('fal-ai/bria/background/replace')],
  },
]
