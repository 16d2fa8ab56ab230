import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { registrationLimit, verificationLimit } from './limits.js'

const LoginController = () => import('./controllers/login_controller.js')
const LogoutController = () => import('./controllers/logout_controller.js')
const RegistrationController = () => import('./controllers/registration_controller.js')
const VerificationNoticeController = () => import('./controllers/verification_notice_controller.js')
const VerifiedEmailController = () => import('./controllers/verified_email_controller.js')
const CsrfCookieController = () => import('./controllers/csrf_cookie_controller.js')

router
  .group(() => {
    router.get('/login', [LoginController, 'create']).as('login')
    router.post('/login', [LoginController, 'store']).as('login.store')
    router.get('/register', [RegistrationController, 'create']).as('register')
    router
      .post('/register', [RegistrationController, 'store'])
      .as('register.store')
      .use(registrationLimit)
  })
  .use(middleware.guest())

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

router.post('/logout', [LogoutController, 'store']).as('logout').use(middleware.auth())
router.get('/sanctum/csrf-cookie', [CsrfCookieController, 'show']).as('sanctum.csrf-cookie')
