import {
  backgroundsBody,
  cutOutBody,
  editBody,
  generateBody,
  reelBody,
  upscaleBody,
  videoBody,
} from '../validators/public_api.js'
import { EDIT_EXAMPLE } from '../calls/edit_example.js'
import type { Endpoint } from './endpoint.js'
import { withGeneration } from './schemas.js'

/** An id in the right form. */
const AN_ASSET = '0192f0c1-2f43-7d6a-8f3e-5b1d2c3a4e5f'

const pictures = {
  status: 200,
  description: 'The pictures.',
  schema: withGeneration('Pictures'),
} as const

export const STUDIO_ENDPOINTS: Endpoint[] = [
  {
    name: 'api.v1.edit-image',
    method: 'post',
    path: '/edit-image',
    abilities: ['images:edit'],
    tag: 'Pictures and videos',
    summary: 'Change a picture as you describe',
    description:
      'Send the picture as image or image_url, and what to change as prompt; with surprise_me Vitrine chooses. A mask holds the change to an area. Where the product cannot be told from its background, the call is refused with the code product_unclear: send product_mask then. Takes an image credit for each picture.',
    body: editBody,
    example: EDIT_EXAMPLE,
    isWork: true,
    answer: {
      status: 200,
      description: 'The changed pictures.',
      schema: withGeneration('EditedPictures'),
    },
  },
  {
    name: 'api.v1.products.images.store',
    method: 'post',
    path: '/products/{product}/images',
    abilities: ['images:generate'],
    tag: 'Pictures and videos',
    summary: 'Make pictures of a trained product',
    description: 'Takes an image credit for each picture.',
    body: generateBody,
    example: { prompt: 'on a wooden table, morning light', num_images: 2, image_size: 'square_hd' },
    isWork: true,
    answer: pictures,
  },
  {
    name: 'api.v1.products.photos.backgrounds',
    method: 'post',
    path: '/products/{product}/photos/{photo}/backgrounds',
    abilities: ['images:generate'],
    tag: 'Pictures and videos',
    summary: 'Put the product of a photo before new backgrounds',
    description: 'Takes an image credit for each picture.',
    body: backgroundsBody,
    example: { prompt: 'on sand at the beach, sunny', num_images: 1 },
    isWork: true,
    answer: pictures,
  },
  {
    name: 'api.v1.products.photos.cut-out',
    method: 'post',
    path: '/products/{product}/photos/{photo}/cut-out',
    abilities: ['images:edit'],
    tag: 'Pictures and videos',
    summary: 'Cut the product out of a photo',
    description: 'Free of charge. What was cut out before is answered at once.',
    body: cutOutBody,
    example: { automatic: true },
    isBodyOptional: true,
    isWork: true,
    answer: {
      status: 200,
      description: 'The product before nothing.',
      schema: withGeneration('CutOut'),
    },
  },
  {
    name: 'api.v1.products.upscale',
    method: 'post',
    path: '/products/{product}/upscale',
    abilities: ['images:edit'],
    tag: 'Pictures and videos',
    summary: 'Enlarge a picture of a product to twice its size',
    description: 'Takes an image credit.',
    body: upscaleBody,
    example: { asset_id: AN_ASSET },
    isWork: true,
    answer: pictures,
  },
  {
    name: 'api.v1.products.videos.store',
    method: 'post',
    path: '/products/{product}/videos',
    abilities: ['videos:generate'],
    tag: 'Pictures and videos',
    summary: 'Make a video that starts with a picture',
    description:
      'Takes a video credit. The picture is one of the product (asset_id), or is sent along (image or image_url).',
    body: videoBody,
    example: { prompt: 'slow zoom', asset_id: AN_ASSET, duration: 5, aspect_ratio: '9:16' },
    isWork: true,
    answer: { status: 200, description: 'The video.', schema: withGeneration('Video') },
  },
  {
    name: 'api.v1.reels.store',
    method: 'post',
    path: '/reels',
    abilities: ['videos:generate'],
    tag: 'Pictures and videos',
    summary: 'Put pictures, photos and videos together into a reel',
    description: 'Takes a video credit.',
    body: reelBody,
    example: {
      items: [
        { asset_id: AN_ASSET, caption: 'Made by hand' },
        { asset_id: AN_ASSET },
        { asset_id: AN_ASSET },
      ],
      template: 'calm',
      aspect_ratio: '9:16',
      duration: 12,
      words: { name: 'Blue mug', price: '$19', call_to_action: 'Shop now' },
      sound: 'calm',
    },
    isWork: true,
    answer: { status: 200, description: 'The reel.', schema: withGeneration('Reel') },
  },
]
