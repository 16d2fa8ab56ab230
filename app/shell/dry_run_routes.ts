import { ENDPOINTS } from '#app/api/endpoints/index'
import { takesDryRun } from '#app/api/endpoints/endpoint'

/** Names of the routes by which pages have something made. */
const ORDERS = [
  'api.edit-image',
  'api.exports.shapes',
  'api.generate',
  'api.generate-video',
  'api.identify-images',
  'api.images.variations',
  'api.model.image.background',
  'api.model.image.mask',
  'api.model.image.no-background',
  'api.products.generate-images',
  'api.products.upscale-image',
  'api.prompts.samples',
  'api.training.start',
  'api.upscale-image',
  'api.videos.export',
  'batches.reels',
  'batches.resume',
  'batches.retry',
  'batches.store',
  'generations.retry',
  'imports.retry',
  'imports.store',
  'products.generate-video',
  'products.store',
  'products.train',
  'products.upload-images',
  'recipes.import',
  'recipes.store',
  'reels.store',
]

/**
 * Routes that can be asked what they would take. All that is written for their answers is written by `acceptOrder`, and all files are
 * stored by `storeBytes` or `storeContent`, which leave nothing in a dry run.
 */
export const DRY_RUN_ROUTES: ReadonlySet<string> = new Set([
  ...ORDERS,
  ...ENDPOINTS.filter(takesDryRun).map(({ name }) => name),
])
