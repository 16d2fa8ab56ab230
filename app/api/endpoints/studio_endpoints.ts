import {
  backgroundsBody,
  cutOutBody,
  generateBody,
  upscaleBody,
  videoBody,
} from '../validators/public_api.js'
import type { Endpoint } from './endpoint.js'
import { withGeneration } from './schemas.js'

const pictures = {
  status: 200,
  description: 'The pictures.',
  schema: withGeneration('Pictures'),
} as const

export const STUDIO_ENDPOINTS: Endpoint[] = [
  {
    name: 'api.v1.products.images.store',
    method: 'post',
    path: '/products/{product}/images',
    abilities: ['images:generate'],
    tag: 'Pictures and films',
    summary: 'Make pictures of a trained product',
    description: 'Takes an image credit for each picture.',
    body: generateBody,
    isWork: true,
    answer: pictures,
  },
  {
    name: 'api.v1.products.photos.backgrounds',
    method: 'post',
    path: '/products/{product}/photos/{photo}/backgrounds',
    abilities: ['images:generate'],
    tag: 'Pictures and films',
    summary: 'Put the product of a photo before new backgrounds',
    description: 'Takes an image credit for each picture.',
    body: backgroundsBody,
    isWork: true,
    answer: pictures,
  },
  {
    name: 'api.v1.products.photos.cut-out',
    method: 'post',
    path: '/products/{product}/photos/{photo}/cut-out',
    abilities: ['images:edit'],
    tag: 'Pictures and films',
    summary: 'Cut the product out of a photo',
    description: 'Free of charge. What was cut out before is answered at once.',
    body: cutOutBody,
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
    tag: 'Pictures and films',
    summary: 'Enlarge a picture of a product to twice its size',
    description: 'Takes an image credit.',
    body: upscaleBody,
    isWork: true,
    answer: pictures,
  },
  {
    name: 'api.v1.products.videos.store',
    method: 'post',
    path: '/products/{product}/videos',
    abilities: ['videos:generate'],
    tag: 'Pictures and films',
    summary: 'Make a film that starts with a picture',
    description:
      'Takes a video credit. The picture is one of the product (asset_id), or is sent along (image or image_url).',
    body: videoBody,
    isWork: true,
    answer: { status: 200, description: 'The film.', schema: withGeneration('Film') },
  },
]
