import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const AffiliatesController = () => import('./controllers/affiliates_controller.js')
const PaypalEmailController = () => import('./controllers/paypal_email_controller.js')
const ReferralCodeController = () => import('./controllers/referral_code_controller.js')

router
  .group(() => {
    router.get('/affiliate', [AffiliatesController, 'show']).as('affiliate.dashboard')
    router
      .post('/affiliate', [AffiliatesController, 'store'])
      .as('affiliate.store')
      .use(middleware.sensitive())
    router.get('/affiliate/register', [AffiliatesController, 'create']).as('affiliate.register')
    router
      .route('/affiliate/paypal', ['PUT', 'POST'], [PaypalEmailController, 'update'])
      .as('affiliate.update-paypal')
      .use(middleware.sensitive())
    router.get('/affiliate/qr', [ReferralCodeController, 'show']).as('affiliate.qr')
  })
  .use([middleware.feature('affiliates'), middleware.auth()])
