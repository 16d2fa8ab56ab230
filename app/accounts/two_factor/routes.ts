import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { challengeLimit } from '../limits.js'

const TwoFactorChallengeController = () =>
  import('../controllers/two_factor_challenge_controller.js')
const TwoFactorController = () => import('../controllers/two_factor_controller.js')
const TwoFactorConfirmationController = () =>
  import('../controllers/two_factor_confirmation_controller.js')
const TwoFactorSecretController = () => import('../controllers/two_factor_secret_controller.js')
const RecoveryCodesController = () => import('../controllers/recovery_codes_controller.js')

router
  .group(() => {
    router
      .get('/two-factor-challenge', [TwoFactorChallengeController, 'create'])
      .as('two-factor.login')
    router
      .post('/two-factor-challenge', [TwoFactorChallengeController, 'store'])
      .as('two-factor.login.store')
      .use(challengeLimit)
  })
  .use([middleware.feature('twoFactor'), middleware.guest()])

router
  .group(() => {
    router
      .post('/user/two-factor-authentication', [TwoFactorController, 'store'])
      .as('two-factor.enable')
    router
      .delete('/user/two-factor-authentication', [TwoFactorController, 'destroy'])
      .as('two-factor.disable')
    router
      .post('/user/confirmed-two-factor-authentication', [TwoFactorConfirmationController, 'store'])
      .as('two-factor.confirm')
    router
      .get('/user/two-factor-qr-code', [TwoFactorSecretController, 'qrCode'])
      .as('two-factor.qr-code')
    router
      .get('/user/two-factor-secret-key', [TwoFactorSecretController, 'key'])
      .as('two-factor.secret-key')
    router
      .get('/user/two-factor-recovery-codes', [RecoveryCodesController, 'index'])
      .as('two-factor.recovery-codes')
    router
      .post('/user/two-factor-recovery-codes', [RecoveryCodesController, 'store'])
      .as('two-factor.recovery-codes.store')
  })
  .use([middleware.feature('twoFactor'), middleware.auth(), middleware.sensitive()])
