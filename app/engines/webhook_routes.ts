import router from '@adonisjs/core/services/router'
import { fal } from '#config/fal'
import { replicate } from '#config/replicate'

const ProviderWebhooksController = () => import('./controllers/provider_webhooks_controller.js')

if (fal) router.post('/webhooks/fal', [ProviderWebhooksController, 'fal']).as('webhooks.fal')
if (replicate) {
  router
    .post('/webhooks/replicate', [ProviderWebhooksController, 'replicate'])
    .as('webhooks.replicate')
}
