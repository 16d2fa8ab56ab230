import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { ENDPOINTS } from './endpoints/index.js'

const OpenapiController = () => import('./controllers/openapi_controller.js')
const CreditsController = () => import('./controllers/credits_controller.js')
const ProductsController = () => import('./controllers/public_products_controller.js')
const PicturesController = () => import('./controllers/public_pictures_controller.js')
const EditsController = () => import('./controllers/public_edits_controller.js')
const VideosController = () => import('./controllers/public_videos_controller.js')
const ReelsController = () => import('./controllers/public_reels_controller.js')
const GenerationsController = () => import('./controllers/public_generations_controller.js')
const AssetsController = () => import('./controllers/public_assets_controller.js')

const handlers = {
  'api.v1.openapi': [OpenapiController, 'show'],
  'api.v1.credits': [CreditsController, 'show'],
  'api.v1.products.index': [ProductsController, 'index'],
  'api.v1.products.store': [ProductsController, 'store'],
  'api.v1.products.show': [ProductsController, 'show'],
  'api.v1.products.photos.store': [ProductsController, 'addPhotos'],
  'api.v1.products.train': [ProductsController, 'train'],
  'api.v1.edit-image': [EditsController, 'store'],
  'api.v1.products.images.store': [PicturesController, 'generate'],
  'api.v1.products.photos.backgrounds': [PicturesController, 'backgrounds'],
  'api.v1.products.photos.cut-out': [PicturesController, 'cutOut'],
  'api.v1.products.upscale': [PicturesController, 'upscale'],
  'api.v1.products.videos.store': [VideosController, 'store'],
  'api.v1.reels.store': [ReelsController, 'store'],
  'api.v1.generations.show': [GenerationsController, 'show'],
  'api.v1.generations.cancel': [GenerationsController, 'cancel'],
  'api.v1.assets.index': [AssetsController, 'index'],
  'api.v1.assets.file': [AssetsController, 'file'],
} as const

router
  .group(() => {
    for (const { name, method, path, abilities } of ENDPOINTS) {
      const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1')
      const handler = handlers[name as keyof typeof handlers]
      // The router infers a controller from one pair, not from one of many.
      const route = router[method](pattern, [...handler] as [typeof CreditsController, 'show'])
      route.as(name)
      if (abilities.length > 0) route.use(middleware.token(abilities))
    }
  })
  .prefix('/api/v1')
