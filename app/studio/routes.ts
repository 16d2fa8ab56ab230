import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { studioLimit } from './limits.js'

const PhotosController = () => import('./controllers/photos_controller.js')
const KeptPicturesController = () => import('./controllers/kept_pictures_controller.js')
const GenerateImagesController = () => import('./controllers/generate_images_controller.js')
const ProductImagesController = () => import('./controllers/product_images_controller.js')
const SamplePromptsController = () => import('./controllers/sample_prompts_controller.js')
const UpscaleImageController = () => import('./controllers/upscale_image_controller.js')
const CutoutController = () => import('./controllers/cutout_controller.js')
const InpaintController = () => import('./controllers/inpaint_controller.js')
const BackgroundsController = () => import('./controllers/backgrounds_controller.js')
const VideoPagesController = () => import('./controllers/video_pages_controller.js')
const KeptVideosController = () => import('./controllers/kept_videos_controller.js')
const VideosController = () => import('./controllers/videos_controller.js')
const WorkController = () => import('./controllers/work_controller.js')
const ResultsController = () => import('./controllers/results_controller.js')
const ChosenImagesController = () => import('./controllers/chosen_images_controller.js')
const ImagesController = () => import('./controllers/images_controller.js')
const FailedWorkController = () => import('./controllers/failed_work_controller.js')
const GenerationsController = () => import('./controllers/generations_controller.js')

router
  .get('/photos/generate/:modelId?', [PhotosController, 'show'])
  .as('photos.generate')
  .use(middleware.visitor())

router
  .get('/videos/generate/:modelId?', [VideoPagesController, 'show'])
  .as('videos.generate')
  .use(middleware.visitor())

router
  .get('/videos/:id/subtitles/:format', [KeptVideosController, 'subtitles'])
  .as('videos.subtitles')
  .where('format', /^(srt|vtt)$/)
  .use(middleware.auth())

router
  .get('/photos/kept', [KeptPicturesController, 'show'])
  .as('photos.kept')
  .use(middleware.auth())

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
    router.post('/generate-video', [VideosController, 'create']).as('api.generate-video')
    router.post('/videos/:id/export', [KeptVideosController, 'export']).as('api.videos.export')
  })
  .prefix('/api')
  .use([middleware.auth(), studioLimit])

router
  .post('/products/:product/generate-video', [VideosController, 'store'])
  .as('products.generate-video')
  .use([middleware.auth(), studioLimit])
router
  .get('/products/:product/videos/:video/status', [VideosController, 'status'])
  .as('products.video-status')
  .use(middleware.auth())

router
  .group(() => {
    router.get('/work', [WorkController, 'index']).as('work.index')
    router.put('/work/seen', [WorkController, 'seen']).as('work.seen')
    router.get('/generations/:id', [GenerationsController, 'show']).as('generations.show')
    router
      .get('/generations/by-key/:key', [GenerationsController, 'byKey'])
      .as('generations.by-key')
    router.delete('/generations/:id', [GenerationsController, 'destroy']).as('generations.cancel')
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
    router.delete('/videos/:id', [KeptVideosController, 'destroy']).as('api.videos.destroy')
  })
  .prefix('/api')
  .use(middleware.auth())

router
  .get('/api/products/:productId/images', [ResultsController, 'index'])
  .as('api.products.images')
  .use(middleware.visitor())
