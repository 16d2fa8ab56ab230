import router from '@adonisjs/core/services/router'
import { payments } from '#config/billing'

const ApiController = () => import('./controllers/api_controller.js')

if (payments === 'sandbox') {
  router.any('/v1/*', [ApiController, 'handle']).as('sandbox.api')
}
