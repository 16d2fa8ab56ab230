import type { Ability } from '../tokens/abilities.js'
import { assetsQuery } from '../validators/public_api.js'
import { type Endpoint, OPEN_PATH, OPEN_ROUTE } from './endpoint.js'
import { PRODUCT_ENDPOINTS } from './product_endpoints.js'
import { ref } from './schemas.js'
import { STUDIO_ENDPOINTS } from './generation_endpoints.js'

/** Who may start work may follow and end it. */
const WORKERS: readonly Ability[] = [
  'images:edit',
  'images:generate',
  'products:write',
  'videos:generate',
]

/** All that the public API can be asked for. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    name: OPEN_ROUTE,
    method: 'get',
    path: OPEN_PATH,
    abilities: [],
    tag: 'Account',
    summary: 'Describe this API',
    answer: { status: 200, description: 'This document.', schema: { type: 'object' } },
  },
  {
    name: 'api.v1.credits',
    method: 'get',
    path: '/credits',
    abilities: ['credits:read'],
    tag: 'Account',
    summary: 'Tell what credits are left',
    answer: { status: 200, description: 'Credits by kind.', schema: ref('Credits') },
  },
  ...PRODUCT_ENDPOINTS,
  ...STUDIO_ENDPOINTS,
  {
    name: 'api.v1.generations.show',
    method: 'get',
    path: '/generations/{generation}',
    abilities: WORKERS,
    tag: 'Generations',
    summary: 'Tell how far a piece of work is',
    answer: { status: 200, description: 'The work.', schema: ref('Generation') },
  },
  {
    name: 'api.v1.generations.cancel',
    method: 'delete',
    path: '/generations/{generation}',
    abilities: WORKERS,
    tag: 'Generations',
    summary: 'Cancel a piece of work',
    description:
      'What waits ends at once, what runs within moments; credits are given back. What has ended stays as it is.',
    answer: { status: 200, description: 'The work as it is now.', schema: ref('Generation') },
  },
  {
    name: 'api.v1.assets.index',
    method: 'get',
    path: '/assets',
    abilities: ['assets:read'],
    tag: 'Assets',
    summary: 'List the pictures and videos that you made, newest first',
    query: assetsQuery,
    answer: { status: 200, description: 'A page of assets.', schema: ref('AssetPage') },
  },
  {
    name: 'api.v1.assets.file',
    method: 'get',
    path: '/assets/{asset}/file',
    abilities: ['assets:read'],
    tag: 'Assets',
    summary: 'Download the file of a picture, video, photo or cut-out',
    answer: { status: 200, description: 'The file.' },
  },
]
