import type { ModelRow } from '../../remote/models/row.js'
import {
  BANANA,
  BANANA_REFERENCES,
  bananaSize,
  GPT,
  GPT_FLARE,
  GPT_REFERENCES,
  GPT_SUNBURST,
  gptSize,
  NANO_BANANA_2,
  NANO_BANANA_2_1,
} from './edit_endpoints.js'

const BANANA_ROW: Pick<ModelRow<'references'>, 'job' | 'fields' | 'can'> = {
  job: 'references',
  fields: { ...BANANA, pictures: 'image_urls', size: bananaSize },
  can: { references: BANANA_REFERENCES },
}

const GPT_ROW: Pick<ModelRow<'references'>, 'job' | 'fields' | 'can'> = {
  job: 'references',
  fields: { ...GPT, pictures: 'image_urls', size: gptSize },
  can: { references: GPT_REFERENCES },
}

/** They draw a product as pictures of it show it, without having been trained. */
export const REFERENCES: readonly ModelRow<'references'>[] = [
  { ...NANO_BANANA_2_1, ...BANANA_ROW },
  { ...GPT_FLARE, ...GPT_ROW },
  { ...GPT_SUNBURST, ...GPT_ROW },
  { ...NANO_BANANA_2, ...BANANA_ROW },
]
