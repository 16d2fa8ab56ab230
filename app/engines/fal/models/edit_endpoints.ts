import { drawnSize, nearestRatio } from '../../remote/models/sizes.js'
import type { Size } from '../../remote/models/orders.js'
import { byTokens, type Price } from '../../remote/models/price.js'
import type { ModelRow } from '../../remote/models/row.js'
import { CATALOGUE, page, TYPES } from './sources.js'

/* Endpoints that make a picture of pictures and words: they serve several jobs, each with fields of its own. */

type Endpoint = Pick<ModelRow, 'id' | 'price' | 'fixed' | 'most' | 'sources'>

const RATIOS = '21:9 16:9 3:2 4:3 5:4 1:1 4:5 3:4 2:3 9:16 4:1 1:4 8:1 1:8'.split(' ')

const banana = (id: string, price: Price, sources: Endpoint['sources']): Endpoint => ({
  ...{ id, price, sources },
  fixed: {
    aspect_ratio: 'auto',
    resolution: '1K',
    output_format: 'png',
    limit_generations: true,
  },
  most: 4,
})

export const NANO_BANANA_2_1 = banana('google/nano-banana-2.1/edit', byTokens(4.4), [CATALOGUE])

export const NANO_BANANA_2 = banana('fal-ai/nano-banana-2/edit', { cents: 8, per: 'picture' }, [
  TYPES,
  page('fal-ai/nano-banana-2/edit'),
])

/** What both generations of Nano Banana take for every job. */
export const BANANA = { count: 'num_images', prompt: 'prompt', seed: 'seed' } as const

/** The nearest of the shapes that they draw; what is too much is cut off. */
export const bananaSize = (size: Size) => ({ aspect_ratio: nearestRatio(RATIOS, size) })

/** Most pictures that they may be shown. */
export const BANANA_REFERENCES = 14

const gpt = (id: string, quality: string, cents: number): Endpoint => ({
  id,
  price: byTokens(cents),
  fixed: { quality, output_format: 'png' },
  most: 4,
  sources: [CATALOGUE, page('openai/gpt-image-2/edit', '2026-10-05')],
})

export const GPT_FLARE = gpt('openai/gpt-image-2.5/flare/edit', 'medium', 4.7)
export const GPT_SUNBURST = gpt('openai/gpt-image-2.5/sunburst/edit', 'high', 12.8)

/** Pixels that GPT Image draws at least, and at most. */
const [LEAST, MOST] = [655_360, 8_294_400]

export const GPT = { count: 'num_images', prompt: 'prompt' } as const

export const gptSize = (size: Size) => ({ image_size: drawnSize(size, LEAST, MOST) })

export const GPT_REFERENCES = 16
