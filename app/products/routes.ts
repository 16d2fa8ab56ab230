import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { uploadLimit } from './limits.js'

const ProductsController = () => import('./controllers/products_controller.js')
const FoundProductsController = () => import('./controllers/found_products_controller.js')
const ProductPhotosController = () => import('./controllers/product_photos_controller.js')
const ProductTrainingController = () => import('./controllers/product_training_controller.js')
const PhotoMaskController = () => import('./controllers/photo_mask_controller.js')
const IdentificationController = () => import('./controllers/identification_controller.js')
const PhotoCopiesController = () => import('./controllers/photo_copies_controller.js')
const TrainingController = () => import('./controllers/training_controller.js')
const TrainingStatusController = () => import('./controllers/training_status_controller.js')

router
  .group(() => {
    router.get('/products', [ProductsController, 'index']).as('products.index')
    router.get('/products/create', [ProductsController, 'create']).as('products.create')
    router.get('/api/products/find', [FoundProductsController, 'index']).as('api.products.find')
    router.post('/products', [ProductsController, 'store']).as('products.store').use(uploadLimit)
    router.put('/products/:product', [ProductsController, 'update']).as('products.update')
    router.delete('/products/:product', [ProductsController, 'destroy']).as('products.destroy')
    router
      .post('/products/:product/upload-images', [ProductPhotosController, 'store'])
      .as('products.upload-images')
      .use(uploadLimit)
    router
      .post('/products/:product/train', [ProductTrainingController, 'store'])
      .as('products.train')
    router
      .put('/api/model/:modelId/image/:imageId/mask', [PhotoMaskController, 'update'])
      .as('api.model.image.mask.update')
      .use(uploadLimit)
    router
      .delete('/api/model/:modelId/image/:imageId/mask', [PhotoMaskController, 'destroy'])
      .as('api.model.image.mask.destroy')
    router
      .post('/api/identify-images', [IdentificationController, 'store'])
      .as('api.identify-images')
      .use(uploadLimit)
    router
      .post('/api/identify-images/copies', [PhotoCopiesController, 'store'])
      .as('api.identify-images.copies')
      .use(uploadLimit)
    router
      .post('/api/training/start', [TrainingController, 'store'])
      .as('api.training.start')
      .use(uploadLimit)
    router
      .get('/api/training/status/:requestId', [TrainingStatusController, 'show'])
      .as('api.training.status')
  })
  .use(middleware.auth())
