import { FAILURE_CATEGORIES } from '#app/engines/failures/failures'
import { ENDED } from '#app/work/generation_state'
import { SHAPE_WAYS } from '#config/generations'
import { API_KINDS } from '../calls/api_kinds.js'

const text = { type: 'string' }
const number = { type: 'number' }
const integer = { type: 'integer' }
const time = { type: 'string', format: 'date-time' }
const address = { type: 'string', format: 'uri' }
const orNull = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })

const uuid = { type: 'string', format: 'uuid' }

/** Of what kind ids are, by their names in paths. */
export const ID_SCHEMAS: Readonly<Record<string, Record<string, unknown>>> = {
  product: integer,
  photo: integer,
  generation: uuid,
  asset: uuid,
}

/** Every property is always there. */
export function object(properties: Record<string, unknown>, description?: string) {
  return {
    type: 'object',
    ...(description && { description }),
    properties,
    required: Object.keys(properties),
  }
}

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const listOf = (items: unknown) => ({ type: 'array', items })

const product = {
  id: integer,
  name: text,
  is_public: { type: 'boolean' },
  is_owner: { type: 'boolean' },
  status: { enum: ['draft', 'training', 'ready', 'failed'] },
  photos_count: integer,
  created_at: time,
}

const pictures = {
  images: listOf(ref('Asset')),
  ignored_words: { ...listOf(text), description: 'Words of the prompt that were not understood.' },
  failures: {
    ...listOf(text),
    description: 'A sentence for each picture that failed; its credit was given back.',
  },
}

/** What calls answer. */
export const SCHEMAS: Record<string, unknown> = {
  Problem: object(
    {
      error: {
        type: 'object',
        properties: {
          code: { ...text, description: 'Stable name of what is wrong.' },
          message: { ...text, description: 'One sentence: what is wrong, and what to do.' },
          field: { ...text, description: 'The field of the request that it is about.' },
        },
        required: ['code', 'message'],
      },
    },
    'Why a call failed.'
  ),
  Credits: object({ image_credits: integer, video_credits: integer, model_credits: integer }),
  Product: object(product),
  ProductDetails: object({
    ...product,
    description: text,
    trigger_word: text,
    photos: listOf(ref('Photo')),
  }),
  ProductPage: object({ products: listOf(ref('Product')), next_cursor: orNull(integer) }),
  Photo: object({
    id: integer,
    asset_id: uuid,
    url: address,
    original_name: orNull(text),
    width: integer,
    height: integer,
    check_cutout: {
      type: 'boolean',
      description: 'Whether the automatic cut-out should be looked at before training.',
    },
    created_at: time,
  }),
  Photos: object({ photos: listOf(ref('Photo')) }),
  Asset: object(
    {
      id: uuid,
      type: { enum: ['image', 'video'] },
      url: { ...address, description: 'Its file, for callers with the permission assets:read.' },
      prompt: text,
      width: { ...integer, description: 'Pixels.' },
      height: { ...integer, description: 'Pixels.' },
      duration: { ...orNull(number), description: 'Seconds; null for pictures.' },
      delta_e: {
        ...orNull(number),
        description:
          'Mean colour difference (CIEDE2000) between the product in the picture and in its photo; below 2 is not visible. Null when it was not measured.',
      },
      ssim: {
        ...orNull(number),
        description:
          'Structural similarity of the product to its photo; the same is 1. Null when it was not measured.',
      },
      label: {
        anyOf: [ref('Label'), { type: 'null' }],
        description: 'Null when there are no words on the product, or they were not counted.',
      },
      shaped_by: {
        enum: [...SHAPE_WAYS, null],
        description:
          'How it, or the picture of a video, got another shape: reframed, filled, set or softened, as in shape_way of the calls; null where it needed none.',
      },
      created_at: time,
    },
    'A picture or video that was made.'
  ),
  Label: object(
    {
      words: { ...integer, description: 'Words on the product in its photo.' },
      read: { ...integer, description: 'How many of them can still be read in the picture.' },
    },
    'How much of what is written on a product can be read.'
  ),
  AssetPage: object({ assets: listOf(ref('Asset')), next_cursor: orNull(text) }),
  Pictures: object(pictures),
  EditedPictures: object({
    processedImage: {
      ...orNull(address),
      description: 'The file of the first picture; null once all have been deleted.',
    },
    processedImages: { ...listOf(address), description: 'The files of all pictures.' },
    ...pictures,
  }),
  Video: object({ video: { anyOf: [ref('Asset'), { type: 'null' }] } }),
  Reel: object({
    video: { anyOf: [ref('Asset'), { type: 'null' }] },
    poster: {
      anyOf: [object({ id: uuid, url: address }), { type: 'null' }],
      description: 'The frame that stands for it.',
    },
    alt: { ...text, description: 'The reel in words, for people who do not see it.' },
    srt: { ...orNull(text), description: 'Subtitles as SubRip; null where nothing is said.' },
    vtt: { ...orNull(text), description: 'The same as WebVTT.' },
  }),
  DryRun: object(
    {
      dry_run: { const: true },
      credits: {
        ...integer,
        description:
          'Credits that it would take; 0 where it is free of charge, this time or always.',
      },
      kind: {
        enum: ['image', 'video', 'model', null],
        description: 'Of which kind; null for what takes none.',
      },
      expected_seconds: {
        ...orNull(number),
        description: 'Until it is done, once it has begun; null where nobody can say.',
      },
    },
    'What a call would take. It was checked as the call itself would be, and nothing was made, taken or kept.'
  ),
  CutOut: object({
    image: object({ id: uuid, url: address }),
    confidence: { ...number, description: '0 to 1.' },
    advice: {
      ...orNull(text),
      description: 'What to do when the cut-out should be looked at.',
    },
  }),
  Training: object({ product_id: integer }),
  Generation: object(
    {
      id: uuid,
      kind: { enum: API_KINDS },
      status: { enum: ['queued', 'running', ...ENDED] },
      progress: { ...number, description: '0 to 1.' },
      step: orNull(text),
      product_id: orNull(integer),
      result: {
        description: 'What was made, by kind; null until it has succeeded.',
        anyOf: [
          ...['EditedPictures', 'Pictures', 'Video', 'Reel', 'CutOut', 'Training'].map(ref),
          { type: 'null' },
        ],
      },
      error: { ...orNull(text), description: 'One sentence, when it failed or was cancelled.' },
      error_code: {
        enum: [...FAILURE_CATEGORIES, null],
        description: 'What kind of failure it is: what to do about it.',
      },
      error_reason: {
        ...orNull(text),
        description: 'Stable name of what failed, e.g. `picture_damaged`.',
      },
      error_params: {
        ...orNull({ type: 'object' }),
        description: 'What the sentence is made with, by reason.',
      },
      status_url: address,
      created_at: time,
      finished_at: orNull(time),
    },
    'A piece of work.'
  ),
}

/** The result of work with the id of the work. */
export function withGeneration(name: string) {
  return {
    allOf: [object({ generation_id: uuid }), ref(name)],
  }
}
