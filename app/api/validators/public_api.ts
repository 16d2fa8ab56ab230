import vine from '@vinejs/vine'
import { codeField, fileNameField, nameField, wordsField } from '#app/core/validation/text_fields'
import {
  CFG_SCALES,
  IMAGE_SIZES,
  type ImageSize,
  MAX_EDITED_PICTURES,
  MAX_PICTURES_PER_REQUEST,
  MAX_PROMPT_LENGTH,
  RESULTS_PER_PAGE,
  SEEDS,
  SHAPE_WAYS,
  VIDEO_RATIOS,
  VIDEO_SECONDS,
} from '#config/generations'
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_FILE_NAME_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHOTOS_PER_CALL,
  PRODUCTS_PER_PAGE,
} from '#config/products'
import { TRAINING_METHODS } from '#app/products/training_method'
import { reelFields } from '#app/reels/reel_fields'
import { layoutField } from '#app/pictures/draft/layout_field'
import { taskField } from '#app/pictures/edit_task'
import { MAX_NEGATIVE_PROMPT_LENGTH } from '#app/pictures/prompt_limits'
import { wordingWith } from '#start/validator'

/** Of a list; whoever wants more asks for the next page. */
const MOST_PER_PAGE = 100

const SIZES = Object.keys(IMAGE_SIZES) as ImageSize[]

const TYPES = ['image', 'video'] as const

const oneOf = (field: string, values: readonly unknown[]) =>
  `The ${field} field must be one of: ${values.join(', ')}.`

const messages = wordingWith(() => ({
  'uuid': 'The {{ field }} field must be a UUID.',
  'aspect_ratio.enum': oneOf('aspect_ratio', VIDEO_RATIOS),
  'cfg_scale.in': oneOf('cfg_scale', CFG_SCALES),
  'duration.in': oneOf('duration', VIDEO_SECONDS),
  'image_size.enum': oneOf('image_size', SIZES),
  'shape_way.enum': oneOf('shape_way', SHAPE_WAYS),
  'type.enum': oneOf('type', TYPES),
}))

const integer = (least: number, most: number) =>
  vine.number({ strict: true }).withoutDecimals().range([least, most])
const prompt = () => wordsField(MAX_PROMPT_LENGTH).minLength(1)

/** Stands for its file once the body has been read. */
const dataUri = () =>
  codeField().meta({
    description: 'A picture of at most 10 MB as a data URI: data:image/jpeg;base64,...',
    examples: ['data:image/jpeg;base64,/9j/4AAQSkZJRg=='],
  })
const imageUrl = () =>
  codeField(2_048).trim().minLength(1).meta({
    description: 'Public address of a picture of at most 15 MB.',
    format: 'uri',
  })

const photos = () => ({
  images: vine.array(dataUri()).maxLength(MAX_PHOTOS_PER_CALL).optional(),
  image_urls: vine.array(imageUrl()).maxLength(MAX_PHOTOS_PER_CALL).optional(),
  image_names: vine
    .array(fileNameField(MAX_FILE_NAME_LENGTH).nullable())
    .maxLength(MAX_PHOTOS_PER_CALL)
    .optional()
    .meta({ description: 'What the files in images are called, in their order.' }),
  masks: vine
    .array(codeField())
    .maxLength(MAX_PHOTOS_PER_CALL)
    .optional()
    .meta({
      description:
        'Where the product is in some of the photos: pictures of its shape as data URIs, white there and black elsewhere. Found by Vitrine in the others.',
      examples: [['data:image/png;base64,iVBORw0KGgo=']],
    }),
  mask_photos: vine
    .array(integer(0, MAX_PHOTOS_PER_CALL - 1))
    .maxLength(MAX_PHOTOS_PER_CALL)
    .optional()
    .meta({
      description:
        'For each of the masks the place of its photo, from 0: those in images come before those in image_urls.',
      examples: [[0]],
    }),
})

const pictures = () => ({
  prompt: prompt(),
  negative_prompt: wordsField(MAX_NEGATIVE_PROMPT_LENGTH)
    .meta({ description: 'What must not be in the pictures.' })
    .optional(),
  num_images: integer(1, MAX_PICTURES_PER_REQUEST).optional(),
  image_size: vine.enum(SIZES).optional(),
  seed: integer(0, SEEDS - 1)
    .meta({ description: 'The same seed with the same request makes the same pictures.' })
    .optional(),
  layout: layoutField(),
})

/** Body of `POST /products`. */
export const createProductBody = vine.create({
  name: nameField(MAX_NAME_LENGTH).minLength(1),
  description: wordsField(MAX_DESCRIPTION_LENGTH).optional(),
  is_public: vine.boolean({ strict: true }).optional(),
  ...photos(),
})
createProductBody.messagesProvider = messages

/** Body of `POST /products/{product}/photos`. */
export const addPhotosBody = vine.create(photos())
addPhotosBody.messagesProvider = messages

/** Body of `POST /products/{product}/images`. */
export const generateBody = vine.create(pictures())
generateBody.messagesProvider = messages

/** Body of `POST /products/{product}/train`. */
export const trainBody = vine.create({
  method: vine
    .enum(TRAINING_METHODS)
    .meta({
      description:
        'references makes it ready from its photos alone, within seconds and for nothing, where the engine in use can; training, the default, learns it.',
    })
    .optional(),
})
trainBody.messagesProvider = messages

/** Body of `POST /products/{product}/photos/{photo}/backgrounds`. */
export const backgroundsBody = vine.create(pictures())
backgroundsBody.messagesProvider = messages

/** Body of `POST /products/{product}/photos/{photo}/cut-out`. */
export const cutOutBody = vine.create({
  automatic: vine
    .boolean({ strict: true })
    .meta({ description: 'Whether to pass over a mask that the owner drew.' })
    .optional(),
})
cutOutBody.messagesProvider = messages

const assetId = () =>
  codeField().trim().uuid().meta({ description: 'A picture or photo of the product.' })

const shapeWay = (description: string) =>
  vine
    .enum(SHAPE_WAYS)
    .meta({
      description: `${description}: a part of it (reframed), its ground carried on (filled), the product on studio paper in its colours (set), or all of it on a softened copy of itself (softened). The first of them that holds, if missing.`,
    })
    .optional()

/** Body of `POST /edit-image`: one of the two pictures, and words or the wish to be surprised. */
export const editBody = vine.create({
  image: dataUri().optional(),
  image_url: imageUrl().optional(),
  mask: codeField()
    .meta({
      description:
        'Where alone it may be changed: a picture of its shape as a data URI, white there and black elsewhere.',
      examples: ['data:image/png;base64,iVBORw0KGgo='],
    })
    .optional(),
  product_mask: codeField()
    .meta({
      description:
        'Where the product is: a picture of its shape as a data URI, white there and black elsewhere. Found by Vitrine, if missing.',
      examples: ['data:image/png;base64,iVBORw0KGgo='],
    })
    .optional(),
  prompt: wordsField(MAX_PROMPT_LENGTH)
    .meta({ description: 'What to change, such as: Make the background white.' })
    .optional(),
  task: taskField(),
  surprise_me: vine
    .boolean({ strict: true })
    .meta({ description: 'Whether Vitrine chooses what to change, in place of a prompt.' })
    .optional(),
  shape_way: shapeWay('How it gets the other shape that the prompt asks for'),
  num_images: integer(1, MAX_EDITED_PICTURES)
    .meta({ description: 'Pictures to make; 1, if missing.' })
    .optional(),
})
editBody.messagesProvider = messages

/** Body of `POST /products/{product}/upscale`. */
export const upscaleBody = vine.create({ asset_id: assetId() })
upscaleBody.messagesProvider = messages

/** Body of `POST /products/{product}/videos`: one of the three pictures. */
export const videoBody = vine.create({
  prompt: prompt(),
  asset_id: assetId().optional(),
  image: dataUri().optional(),
  image_url: imageUrl().optional(),
  duration: vine
    .number({ strict: true })
    .in([...VIDEO_SECONDS])
    .meta({ description: 'Seconds.' })
    .optional(),
  aspect_ratio: vine.enum(VIDEO_RATIOS).optional(),
  shape_way: shapeWay('How a picture of another shape gets that of the video'),
  cfg_scale: vine
    .number({ strict: true })
    .in([...CFG_SCALES])
    .meta({ description: 'How close the video keeps to its picture and words.' })
    .optional(),
  with_sound: vine
    .boolean({ strict: true })
    .meta({
      description:
        'Whether it has sound that suits it, for 2 video credits: only where the engine in use can.',
    })
    .optional(),
})
videoBody.messagesProvider = messages

/** Body of `POST /reels`: its pictures by their ids; its own sound and logo are sent along. */
export const reelBody = vine.create({
  ...reelFields(),
  sound_file: codeField()
    .meta({
      description: 'With sound set to own: MP3, M4A or WAV of at most 10 MB as a data URI.',
      examples: ['data:audio/mpeg;base64,SUQzBA=='],
    })
    .optional(),
  logo: dataUri().optional(),
})
reelBody.messagesProvider = messages

/** How many a page of a list has. @param usual what it has if nobody says */
const perPage = (usual: number) =>
  vine
    .number()
    .withoutDecimals()
    .range([1, MOST_PER_PAGE])
    .meta({ description: `How many there are at most on a page; ${usual}, if missing.` })
    .optional()

/** Query of `GET /products`. */
export const productsQuery = vine.create({
  before: vine
    .number()
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .meta({ description: 'The next_cursor of the page before.' })
    .optional(),
  per_page: perPage(PRODUCTS_PER_PAGE),
})
productsQuery.messagesProvider = messages

/** Query of `GET /assets`. */
export const assetsQuery = vine.create({
  type: vine.enum(TYPES).optional(),
  product_id: vine.number().withoutDecimals().range([1, Number.MAX_SAFE_INTEGER]).optional(),
  before: codeField()
    .uuid()
    .meta({ description: 'The next_cursor of the page before.' })
    .optional(),
  per_page: perPage(RESULTS_PER_PAGE),
})
assetsQuery.messagesProvider = messages
