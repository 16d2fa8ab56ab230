import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { exportLimit } from './limits.js'

const PreflightController = () => import('./controllers/preflight_controller.js')
const ShapesController = () => import('./controllers/shapes_controller.js')
const DownloadsController = () => import('./controllers/downloads_controller.js')

router
  .post('/api/exports/preflight', [PreflightController, 'store'])
  .as('api.exports.preflight')
  .use([middleware.auth(), exportLimit])

router
  .post('/api/exports/shapes', [ShapesController, 'store'])
  .as('api.exports.shapes')
  .use([middleware.auth(), exportLimit])

router
  .get('/exports/download', [DownloadsController, 'show'])
  .as('exports.download')
  .use([middleware.auth(), exportLimit])
