import router from '@adonisjs/core/services/router'
import { generationLimit } from '#app/work/limits'
import { middleware } from '#start/kernel'

const VideoPagesController = () => import('./controllers/video_pages_controller.js')
const KeptVideosController = () => import('./controllers/kept_videos_controller.js')
const VideosController = () => import('./controllers/videos_controller.js')

router
  .get('/videos/generate/:modelId?', [VideoPagesController, 'show'])
  .as('videos.generate')
  .use(middleware.visitor())

router
  .post('/api/generate-video', [VideosController, 'create'])
  .as('api.generate-video')
  .use([middleware.auth(), generationLimit])

router
  .post('/products/:product/generate-video', [VideosController, 'store'])
  .as('products.generate-video')
  .use([middleware.auth(), generationLimit])
router
  .get('/products/:product/videos/:video/status', [VideosController, 'status'])
  .as('products.video-status')
  .use(middleware.auth())

router
  .get('/videos/:id/subtitles/:format', [KeptVideosController, 'subtitles'])
  .as('videos.subtitles')
  .where('format', /^(srt|vtt)$/)
  .use(middleware.auth())

router
  .post('/api/videos/:id/export', [KeptVideosController, 'export'])
  .as('api.videos.export')
  .use([middleware.auth(), generationLimit])

router
  .delete('/api/videos/:id', [KeptVideosController, 'destroy'])
  .as('api.videos.destroy')
  .use(middleware.auth())
