import router from '@adonisjs/core/services/router'
import { studioLimit } from '#app/work/limits'
import { middleware } from '#start/kernel'

const KeptPicturesController = () => import('./controllers/kept_pictures_controller.js')
const KeptVideosController = () => import('./controllers/kept_videos_controller.js')
const GeneratedAssetsController = () => import('./controllers/generated_assets_controller.js')

router
  .group(() => {
    router
      .get('/generated-assets', [GeneratedAssetsController, 'show'])
      .as('generated-assets.index')
    router.get('/api/generated-assets', [GeneratedAssetsController, 'index']).as('api.assets')
  })
  .use(middleware.auth())

router
  .get('/photos/kept', [KeptPicturesController, 'show'])
  .as('photos.kept')
  .use(middleware.auth())

router
  .get('/videos/:id/subtitles/:format', [KeptVideosController, 'subtitles'])
  .as('videos.subtitles')
  .where('format', /^(srt|vtt)$/)
  .use(middleware.auth())

router
  .post('/api/videos/:id/export', [KeptVideosController, 'export'])
  .as('api.videos.export')
  .use([middleware.auth(), studioLimit])

router
  .delete('/api/videos/:id', [KeptVideosController, 'destroy'])
  .as('api.videos.destroy')
  .use(middleware.auth())
