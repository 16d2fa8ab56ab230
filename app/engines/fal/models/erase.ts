import type { ModelRow } from '../../remote/models/row.js'
import { page, TYPES } from './sources.js'

/** They take away what an area shows. */
export const ERASE: readonly ModelRow<'erase'>[] = [
  {
    id: 'fal-ai/bria/eraser',
    job: 'erase',
    price: { cents: 4, per: 'picture' },
    fields: { picture: 'image_url', mask: 'mask_url' },
    fixed: { mask_type: 'manual' },
    can: { mask: 'white' },
    sources: [TYPES, page('fal-ai/bria/eraser')],
  },
]
