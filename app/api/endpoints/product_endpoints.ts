import {
  addPhotosBody,
  createProductBody,
  productsQuery,
  trainBody,
} from '../validators/public_api.js'
import type { Endpoint } from './endpoint.js'
import { ref, withGeneration } from './schemas.js'

export const PRODUCT_ENDPOINTS: Endpoint[] = [
  {
    name: 'api.v1.products.index',
    method: 'get',
    path: '/products',
    abilities: ['products:read'],
    tag: 'Products',
    summary: 'List your products, newest first',
    query: productsQuery,
    answer: { status: 200, description: 'A page of products.', schema: ref('ProductPage') },
  },
  {
    name: 'api.v1.products.store',
    method: 'post',
    path: '/products',
    abilities: ['products:write'],
    tag: 'Products',
    summary: 'Create a product from photos',
    description: 'Takes 1 to 20 photos in images and image_urls together.',
    body: createProductBody,
    example: {
      name: 'Mug',
      description: 'A blue mug of stoneware.',
      image_urls: ['https://example.com/mug-front.jpg', 'https://example.com/mug-side.jpg'],
    },
    isKeyed: true,
    answer: { status: 201, description: 'The product.', schema: ref('ProductDetails') },
  },
  {
    name: 'api.v1.products.show',
    method: 'get',
    path: '/products/{product}',
    abilities: ['products:read'],
    tag: 'Products',
    summary: 'Show a product with its photos',
    answer: { status: 200, description: 'The product.', schema: ref('ProductDetails') },
  },
  {
    name: 'api.v1.products.photos.store',
    method: 'post',
    path: '/products/{product}/photos',
    abilities: ['products:write'],
    tag: 'Products',
    summary: 'Add photos to a product',
    description: 'Takes 1 to 20 photos in images and image_urls together.',
    body: addPhotosBody,
    example: { image_urls: ['https://example.com/mug-back.jpg'] },
    isKeyed: true,
    answer: { status: 201, description: 'The new photos.', schema: ref('Photos') },
  },
  {
    name: 'api.v1.products.train',
    method: 'post',
    path: '/products/{product}/train',
    abilities: ['products:write'],
    tag: 'Products',
    summary: 'Train a product on its photos',
    description:
      'Takes a model credit, and 5 to 20 photos. With the method references it takes no credit, and 1 to 20 photos.',
    body: trainBody,
    example: { method: 'training' },
    isWork: true,
    answer: { status: 200, description: 'It is trained.', schema: withGeneration('Training') },
  },
]
