import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import {
  mailedCodeLimit,
  passwordLimit,
  registrationLimit,
  resetLimit,
  resetLinkLimit,
  setupLimit,
  verificationLimit,
} from './limits.js'

const LoginController = () => import('./controllers/login_controller.js')
const MailedCodeController = () => import('./controllers/mailed_code_controller.js')
const LogoutController = () => import('./controllers/logout_controller.js')
const RegistrationController = () => import('./controllers/registration_controller.js')
const PasswordResetLinkController = () => import('./controllers/password_reset_link_controller.js')
const PasswordResetController = () => import('./controllers/password_reset_controller.js')
const PasswordConfirmationController = () =>
  import('./controllers/password_confirmation_controller.js')
const PasswordConfirmationStatusController = () =>
  import('./controllers/password_confirmation_status_controller.js')
const SetupController = () => import('./controllers/setup_controller.js')
const VerificationNoticeController = () => import('./controllers/verification_notice_controller.js')
const VerifiedEmailController = () => import('./controllers/verified_email_controller.js')
const CsrfCookieController = () => import('./controllers/csrf_cookie_controller.js')

router
  .group(() => {
    router.get('/login', [LoginController, 'create']).as('login')
    router.post('/login', [LoginController, 'store']).as('login.store')
    router.get('/sign-in-code', [MailedCodeController, 'create']).as('mailed-code.login')
    router
      .post('/sign-in-code', [MailedCodeController, 'store'])
      .as('mailed-code.login.store')
      .use(mailedCodeLimit)
    router.get('/register', [RegistrationController, 'create']).as('register')
    router
      .post('/register', [RegistrationController, 'store'])
      .as('register.store')
      .use(registrationLimit)

    router.get('/setup', [SetupController, 'create']).as('setup')
    router.post('/setup', [SetupController, 'store']).as('setup.store').use(setupLimit)

    router.get('/forgot-password', [PasswordResetLinkController, 'create']).as('password.request')
    router
      .post('/forgot-password', [PasswordResetLinkController, 'store'])
      .as('password.email')
      .use(resetLinkLimit)
    router
      .post('/reset-password', [PasswordResetController, 'store'])
      .as('password.update')
      .use(resetLimit)
  })
  .use(middleware.guest())

// Somebody may be signed in who opens the link, as another one perhaps.
router
  .get('/reset-password/:token', [PasswordResetController, 'create'])
  .as('password.reset')
  .use(middleware.visitor())

router
  .group(() => {
    router.get('/email/verify', [VerificationNoticeController, 'show']).as('verification.notice')
    router
      .get('/email/verify/:id/:hash', [VerifiedEmailController, 'show'])
      .as('verification.verify')
      .use([middleware.signed(), verificationLimit])
    router
      .post('/email/verification-notification', [VerificationNoticeController, 'store'])
      .as('verification.send')
      .use(verificationLimit)
  })
  .use([middleware.feature('emailVerification'), middleware.auth()])

router
  .group(() => {
    router
      .get('/user/confirm-password', [PasswordConfirmationController, 'create'])
      .as('password.confirm')
    router
      .post('/user/confirm-password', [PasswordConfirmationController, 'store'])
      .as('password.confirm.store')
      .use(passwordLimit)
    router
      .get('/user/confirmed-password-status', [PasswordConfirmationStatusController, 'show'])
      .as('password.confirmation')
  })
  .use(middleware.auth())

router.post('/logout', [LogoutController, 'store']).as('logout').use(middleware.auth())

router.get('/sanctum/csrf-cookie', [CsrfCookieController, 'show']).as('sanctum.csrf-cookie')
