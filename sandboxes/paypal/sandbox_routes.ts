import router from '@adonisjs/core/services/router'
import { payouts } from '#config/payouts'
import { SANDBOX_PATH } from '#config/payout_sandbox'

const SandboxApiController = () => import('./controllers/sandbox_api_controller.js')

/** PayPal inside the app; where the real one pays it is not there. */
if (payouts === 'sandbox') {
  router
    .group(() => {
      router.post('/oauth2/token', [SandboxApiController, 'token']).as('token')
      router.post('/payments/payouts', [SandboxApiController, 'store']).as('payouts.store')
      router.get('/payments/payouts/:id', [SandboxApiController, 'show']).as('payouts.show')
      router
        .post('/notifications/verify-webhook-signature', [SandboxApiController, 'verify'])
        .as('verify')
    })
    .prefix(`${SANDBOX_PATH}/v1`)
    .as('paypal-sandbox')
}
