import router from '@adonisjs/core/services/router'
import { uploadLimit } from '#app/products/limits'
import { generationLimit } from '#app/work/limits'
import { middleware } from '#start/kernel'

const ReelsController = () => import('./controllers/reels_controller.js')
const ReelSourcesController = () => import('./controllers/reel_sources_controller.js')
const ReelFilesController = () => import('./controllers/reel_files_controller.js')

router
  .group(() => {
    router.get('/products/:product/reels/new', [ReelsController, 'create']).as('reels.new')
    router
      .get('/products/:product/reels/sources', [ReelSourcesController, 'index'])
      .as('reels.sources.of')
    router.get('/reels/sources', [ReelSourcesController, 'find']).as('reels.sources.find')
    router
      .post('/products/:product/reels', [ReelsController, 'store'])
      .as('reels.store')
      .use(generationLimit)
    router
      .post('/reels/sounds', [ReelFilesController, 'storeSound'])
      .as('reels.sounds.store')
      .use(uploadLimit)
    router
      .put('/reels/logo', [ReelFilesController, 'updateLogo'])
      .as('reels.logo.update')
      .use(uploadLimit)
    router.delete('/reels/logo', [ReelFilesController, 'destroyLogo']).as('reels.logo.destroy')
  })
  .use(middleware.auth())
