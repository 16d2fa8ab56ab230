import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const PayoutsController = () => import('./controllers/payouts_controller.js')
const StatementController = () => import('./controllers/statement_controller.js')
const PaypalWebhooksController = () => import('./controllers/paypal_webhooks_controller.js')

router
  .group(() => {
    router.get('/affiliate/payouts', [PayoutsController, 'index']).as('affiliate.payouts')
    router.get('/affiliate/statement.csv', [StatementController, 'show']).as('affiliate.statement')
  })
  .use(middleware.feature('affiliates'))
  .use(middleware.auth())

// Also when the programme was given up: what was under way then ends by it.
router.post('/webhooks/paypal', [PaypalWebhooksController, 'store']).as('webhooks.paypal')
