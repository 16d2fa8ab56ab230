import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const SubscribeController = () => import('./controllers/subscribe_controller.js')
const BillingController = () => import('./controllers/billing_controller.js')
const CreditEntriesController = () => import('./controllers/credit_entries_controller.js')
const CheckoutReturnController = () => import('./controllers/checkout_return_controller.js')

router
  .group(() => {
    router.get('/subscribe', [SubscribeController, 'show']).as('subscribe')
    router.get('/billing', [BillingController, 'show']).as('billing')
    router.get('/billing/credits.csv', [CreditEntriesController, 'index']).as('billing.entries')
    router.get('/checkout/success', [CheckoutReturnController, 'success']).as('checkout.success')
    router
      .get('/checkout/cancelled', [CheckoutReturnController, 'cancelled'])
      .as('checkout.cancelled')
  })
  .use(middleware.billing())
  .use(middleware.auth())
