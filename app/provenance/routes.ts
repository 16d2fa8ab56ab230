import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { credentialsLimit } from './limits.js'

const CredentialsController = () => import('./controllers/credentials_controller.js')

router
  .get('/api/media/:id/credentials', [CredentialsController, 'show'])
  .as('api.media.credentials')
  .use([middleware.auth(), credentialsLimit])
