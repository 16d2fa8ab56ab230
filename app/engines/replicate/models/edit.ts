import { list, pair, place } from '../../remote/models/input_of.js'
import type { Size } from '../../remote/models/orders.js'
import type { ModelRow } from '../../remote/models/row.js'
import { nearestRatio } from '../../remote/models/sizes.js'
import { toPicture, toPictures } from './answers.js'
import { page } from './sources.js'

type Endpoint = Pick<
  ModelRow,
  'id' | 'runsBy' | 'price' | 'fixed' | 'most' | 'toAnswer' | 'sources'
>

/** Shapes that the models draw; `auto` and the like keep that of the first picture. */
const GPT_RATIOS = ['1:1', '3:2', '2:3', '16:9', '9:16']
const BANANA_RATIOS = '21:9 16:9 3:2 4:3 5:4 1:1 4:5 3:4 2:3 9:16 4:1 1:4 8:1 1:8'.split(' ')

const ratioOf = (ratios: readonly string[]) => (size: Size) => ({
  aspect_ratio: nearestRatio(ratios, size),
})

const gpt = (name: string, quality: string, cents: number): Endpoint => ({
  id: `openai/gpt-image-2.5-${name}`,
  runsBy: 'name',
  price: { cents, per: 'picture' },
  fixed: { aspect_ratio: 'auto', quality, output_format: 'png' },
  most: 4,
  toAnswer: toPictures,
  sources: [page(`openai/gpt-image-2.5-${name}`, '2026-10-05')],
})

const FLARE = gpt('flare', 'medium', 4.7)
const SUNBURST = gpt('sunburst', 'high', 12.8)

const GPT = { prompt: 'prompt', count: 'number_of_images' } as const
const GPT_EDIT = { ...GPT, picture: list('input_images') }
const GPT_REFERENCES: Pick<ModelRow<'references'>, 'job' | 'fields' | 'can'> = {
  job: 'references',
  fields: { ...GPT, pictures: 'input_images', size: ratioOf(GPT_RATIOS) },
  can: { references: 16 },
}

const BANANA: Endpoint = {
  id: 'google/nano-banana-2',
  runsBy: 'name',
  price: { cents: 8, per: 'picture' },
  fixed: { aspect_ratio: 'match_input_image', resolution: '1K', output_format: 'png' },
  most: 1,
  toAnswer: toPictures,
  sources: [page('google/nano-banana-2')],
}

export const EDIT: readonly ModelRow<'edit'>[] = [
  { ...FLARE, job: 'edit', fields: GPT_EDIT },
  { ...SUNBURST, job: 'edit', fields: GPT_EDIT },
  { ...BANANA, job: 'edit', fields: { picture: list('image_input'), prompt: 'prompt' } },
  {
    id: 'black-forest-labs/flux-kontext-pro',
    job: 'edit',
    runsBy: 'name',
    isSuperseded: true,
    price: { cents: 4, per: 'picture' },
    fields: { picture: 'input_image', prompt: 'prompt', seed: 'seed' },
    fixed: { aspect_ratio: 'match_input_image', output_format: 'png' },
    most: 1,
    toAnswer: toPictures,
    sources: [page('black-forest-labs/flux-kontext-pro')],
  },
]

/** They draw a product as pictures of it show it, without having been trained. */
export const REFERENCES: readonly ModelRow<'references'>[] = [
  { ...FLARE, ...GPT_REFERENCES },
  { ...SUNBURST, ...GPT_REFERENCES },
  {
    ...BANANA,
    job: 'references',
    fields: { prompt: 'prompt', pictures: 'image_input', size: ratioOf(BANANA_RATIOS) },
    can: { references: 14 },
  },
]

/** They change a picture within an area. */
export const AREA: readonly ModelRow<'area'>[] = [
  {
    id: 'black-forest-labs/flux-fill-pro',
    job: 'area',
    runsBy: 'name',
    price: { cents: 5, per: 'picture' },
    fields: { picture: 'image', mask: 'mask', prompt: 'prompt', seed: 'seed' },
    fixed: { output_format: 'png' },
    most: 1,
    can: { mask: 'white' },
    toAnswer: toPictures,
    sources: [page('black-forest-labs/flux-fill-pro', '2026-09-27')],
  },
]

/** They take away what an area shows. */
export const ERASE: readonly ModelRow<'erase'>[] = [
  {
    id: 'bria/eraser',
    job: 'erase',
    runsBy: 'name',
    price: { cents: 4, per: 'picture' },
    fields: { picture: 'image', mask: 'mask' },
    fixed: { mask_type: 'manual' },
    can: { mask: 'white' },
    toAnswer: toPicture,
    sources: [page('bria/eraser', '2026-09-27')],
  },
]

/** They carry a picture on beyond its edges. */
export const WIDEN: readonly ModelRow<'widen'>[] = [
  {
    id: 'bria/expand-image',
    job: 'widen',
    runsBy: 'name',
    price: { cents: 4, per: 'picture' },
    fields: {
      picture: 'image',
      canvas: pair('canvas_size'),
      size: pair('original_image_size'),
      at: place('original_image_location'),
      prompt: 'prompt',
      seed: 'seed',
    },
    fixed: { aspect_ratio: 'none' },
    toAnswer: toPicture,
    sources: [page('bria/expand-image', '2026-09-27')],
  },
]
