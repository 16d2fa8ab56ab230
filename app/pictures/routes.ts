import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { generationLimit } from '#app/work/limits'
import { draftLimit } from './draft/draft_limit.js'

const PhotosController = () => import('./controllers/photos_controller.js')
const GenerateImagesController = () => import('./controllers/generate_images_controller.js')
const ProductImagesController = () => import('./controllers/product_images_controller.js')
const SamplePromptsController = () => import('./controllers/sample_prompts_controller.js')
const UpscaleImageController = () => import('./controllers/upscale_image_controller.js')
const CutoutController = () => import('./controllers/cutout_controller.js')
const InpaintController = () => import('./controllers/inpaint_controller.js')
const BackgroundsController = () => import('./controllers/backgrounds_controller.js')
const ResultsController = () => import('./controllers/results_controller.js')
const ChosenImagesController = () => import('./controllers/chosen_images_controller.js')
const ImagesController = () => import('./controllers/images_controller.js')
const DraftsController = () => import('./controllers/drafts_controller.js')
const FailedWorkController = () => import('./controllers/failed_work_controller.js')

router
  .get('/photos/generate/:modelId?', [PhotosController, 'show'])
  .as('photos.generate')
  .use(middleware.visitor())

router
  .get('/photos/inpaint/:modelId', [InpaintController, 'show'])
  .as('photos.inpaint')
  .use(middleware.visitor())

router
  .group(() => {
    router.post('/generate/:modelId', [GenerateImagesController, 'store']).as('api.generate')
    router
      .post('/prompts/generate-samples', [SamplePromptsController, 'store'])
      .as('api.prompts.samples')
    router
      .post('/products/:productId/generate-images', [ProductImagesController, 'store'])
      .as('api.products.generate-images')
    router
      .post('/products/:productId/upscale-image', [UpscaleImageController, 'store'])
      .as('api.products.upscale-image')
    router
      .post('/model/:modelId/image/:imageId/no-background', [CutoutController, 'cutout'])
      .as('api.model.image.no-background')
    router
      .post('/model/:modelId/image/:imageId/mask', [CutoutController, 'mask'])
      .as('api.model.image.mask')
    router
      .post('/model/:modelId/image/:imageId/background', [BackgroundsController, 'store'])
      .as('api.model.image.background')
    router.get('/images/archive', [ChosenImagesController, 'archive']).as('api.images.archive')
    router.get('/images/:id/file', [ImagesController, 'file']).as('api.images.file')
    router.post('/images/:id/variations', [ImagesController, 'vary']).as('api.images.variations')
    router.post('/generations/:id/retry', [FailedWorkController, 'retry']).as('generations.retry')
  })
  .prefix('/api')
  .use([middleware.auth(), generationLimit])

router
  .group(() => {
    router
      .post('/generations/:id/dismiss', [FailedWorkController, 'dismiss'])
      .as('generations.dismiss')
    router.get('/images/kept', [ResultsController, 'kept']).as('api.images.kept')
    router.delete('/images', [ChosenImagesController, 'destroy']).as('api.images.destroy')
    router.patch('/images', [ChosenImagesController, 'star']).as('api.images.star')
    router.post('/images/restore', [ChosenImagesController, 'restore']).as('api.images.restore')
    router
      .get('/products/:productId/prompts', [ResultsController, 'prompts'])
      .as('api.products.prompts')
  })
  .prefix('/api')
  .use(middleware.auth())

router
  .post('/api/products/:productId/drafts', [DraftsController, 'store'])
  .as('api.products.drafts')
  .use([middleware.auth(), draftLimit])

router
  .get('/api/products/:productId/images', [ResultsController, 'index'])
  .as('api.products.images')
  .use(middleware.visitor())
