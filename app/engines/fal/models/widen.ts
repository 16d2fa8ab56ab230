import { pair, place } from '../../remote/models/input_of.js'
import type { ModelRow } from '../../remote/models/row.js'
import { page, TYPES } from './sources.js'

/** They carry a picture on beyond its edges. */
export const WIDEN: readonly ModelRow<'widen'>[] = [
  {
    id: 'fal-ai/bria/expand',
    job: 'widen',
    price: { cents: 4, per: 'picture' },
    fields: {
      picture: 'image_url',
      canvas: pair('canvas_size'),
      size: pair('original_image_size'),
      at: place('original_image_location'),
      prompt: 'prompt',
      seed: 'seed',
    },
    sources: [TYPES, page('fal-ai/bria/expand')],
  },
]
