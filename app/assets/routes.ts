import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const KeptPicturesController = () => import('./controllers/kept_pictures_controller.js')
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
