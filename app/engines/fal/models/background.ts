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
  {
    id: 'bria/replace-background',
    job: 'background',
    price: { cents: 4, per: 'picture' },
    fields: {
      picture: 'image_url',
      prompt: 'prompt',
      negativePrompt: 'negative_prompt',
      seed: 'seed',
    },
    most: 1,
    toAnswer: (output) => ({ images: [(output as { image?: unknown }).image] }),
    sources: [TYPES, page('bria/replace-background')],
  },
  {
    id: 'fal-ai/bria/product-shot',
    job: 'background',
    price: { cents: 4, per: 'picture' },
    fields: { picture: 'image_url', prompt: 'scene_description', count: 'num_results' },
    // Anything but `original` moves the product, and `automatic` bills ten pictures for one.
    fixed: {
      placement_type: 'original',
      original_quality: true,
      optimize_description: false,
      fast: false,
    },
    most: 4,
    sources: [TYPES, page('fal-ai/bria/product-shot')],
  },
]
