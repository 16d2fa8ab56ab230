import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { endpointLimit, sendingLimit } from './limits.js'

const WebhooksController = () => import('./controllers/webhooks_controller.js')
const WebhookSecretsController = () => import('./controllers/webhook_secrets_controller.js')
const WebhookDeliveriesController = () => import('./controllers/webhook_deliveries_controller.js')

/** Longer numbers are nobody's id, and too large for the database. */
const ID = /^\d{1,15}$/

router
  .group(() => {
    router.get('/', [WebhooksController, 'index']).as('webhooks.index')
    router.post('/', [WebhooksController, 'store']).as('webhooks.store').use(endpointLimit)
    router.get('/:webhook', [WebhooksController, 'show']).as('webhooks.show')
    router.put('/:webhook', [WebhooksController, 'update']).as('webhooks.update').use(endpointLimit)
    router
      .delete('/:webhook', [WebhooksController, 'destroy'])
      .as('webhooks.destroy')
      .use(endpointLimit)
    router
      .group(() => {
        router.get('/', [WebhookSecretsController, 'show']).as('webhooks.secret')
        router.post('/', [WebhookSecretsController, 'store']).as('webhooks.roll')
      })
      .prefix('/:webhook/secret')
      .use(middleware.sensitive())
    router
      .group(() => {
        router.post('/test', [WebhookDeliveriesController, 'test']).as('webhooks.test')
        router
          .post('/deliveries/:delivery', [WebhookDeliveriesController, 'resend'])
          .as('webhooks.resend')
      })
      .prefix('/:webhook')
      .use(sendingLimit)
  })
  .prefix('/user/webhooks')
  .where('webhook', ID)
  .where('delivery', ID)
  .use([middleware.feature('apiTokens'), middleware.auth(), middleware.verified()])
