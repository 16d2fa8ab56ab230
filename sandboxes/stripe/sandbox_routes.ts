import router from '@adonisjs/core/services/router'
import { payments } from '#config/billing'
import { middleware } from '#start/kernel'

const ApiController = () => import('./controllers/api_controller.js')
const PayController = () => import('./controllers/pay_controller.js')
const InvoiceController = () => import('./controllers/invoice_controller.js')
const PortalController = () => import('./controllers/portal_controller.js')

/** A payment provider inside the app; where another one takes the money it is not there. */
if (payments === 'sandbox') {
  router.any('/v1/*', [ApiController, 'handle']).as('sandbox.api')

  router
    .group(() => {
      router.get('/pay/:id', [PayController, 'show']).as('sandbox.pay')
      router.post('/pay/:id', [PayController, 'store']).as('sandbox.pay.store')
      router.post('/pay/:id/confirm', [PayController, 'confirm']).as('sandbox.pay.confirm')

      router.get('/invoices/:id', [InvoiceController, 'show']).as('sandbox.invoice')
      router.post('/invoices/:id', [InvoiceController, 'store']).as('sandbox.invoice.pay')
      router
        .post('/invoices/:id/confirm', [InvoiceController, 'confirm'])
        .as('sandbox.invoice.confirm')

      router.get('/portal/:id', [PortalController, 'show']).as('sandbox.portal')
      router
        .post('/portal/:id/details', [PortalController, 'changeDetails'])
        .as('sandbox.portal.details')
      router.post('/portal/:id/cancel', [PortalController, 'cancel']).as('sandbox.portal.cancel')
      router.post('/portal/:id/resume', [PortalController, 'resume']).as('sandbox.portal.resume')
      router.post('/portal/:id/card', [PortalController, 'replaceCard']).as('sandbox.portal.card')
      router
        .post('/portal/:id/next-step', [PortalController, 'takeNextStep'])
        .as('sandbox.portal.next-step')
      router.post('/portal/:id/refund', [PortalController, 'refund']).as('sandbox.portal.refund')
      router.post('/portal/:id/settle', [PortalController, 'settle']).as('sandbox.portal.settle')
      router
        .post('/portal/:id/dispute', [PortalController, 'openDispute'])
        .as('sandbox.portal.dispute')
      router
        .post('/portal/:id/dispute/close', [PortalController, 'closeDispute'])
        .as('sandbox.portal.dispute.close')
    })
    .prefix('/sandbox')
    .use(middleware.auth())
}
