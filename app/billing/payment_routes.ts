import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { checkoutLimit } from './limits.js'

const CheckoutController = () => import('./controllers/checkout_controller.js')
const CreditsCheckoutController = () => import('./controllers/credits_checkout_controller.js')
const PaymentInvoicesController = () => import('./controllers/payment_invoices_controller.js')
const PortalController = () => import('./controllers/portal_controller.js')
const WebhooksController = () => import('./controllers/webhooks_controller.js')

router
  .group(() => {
    router.post('/checkout', [CheckoutController, 'store']).as('checkout')
    router.post('/credits/checkout', [CreditsCheckoutController, 'store']).as('credits.checkout')
    router
      .get('/billing/payments/:payment/invoice', [PaymentInvoicesController, 'show'])
      .where('payment', router.matchers.number())
      .as('billing.payments.invoice')
    router.post('/billing/portal', [PortalController, 'store']).as('billing.portal')
  })
  .use(middleware.billing())
  .use(middleware.auth())
  .use(checkoutLimit)

router
  .post('/webhooks/stripe', [WebhooksController, 'store'])
  .as('webhooks.stripe')
  .use(middleware.billing())
