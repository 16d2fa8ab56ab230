import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import {
  confirmationLimit,
  dataExportLimit,
  passwordLimit,
  registrationLimit,
  resetLimit,
  resetLinkLimit,
  verificationLimit,
} from './limits.js'

const LoginController = () => import('./controllers/login_controller.js')
const LogoutController = () => import('./controllers/logout_controller.js')
const RegistrationController = () => import('./controllers/registration_controller.js')
const PasswordResetLinkController = () => import('./controllers/password_reset_link_controller.js')
const PasswordResetController = () => import('./controllers/password_reset_controller.js')
const PasswordConfirmationController = () =>
  import('./controllers/password_confirmation_controller.js')
const PasswordConfirmationStatusController = () =>
  import('./controllers/password_confirmation_status_controller.js')
const TermsController = () => import('./controllers/terms_controller.js')
const PrivacyPolicyController = () => import('./controllers/privacy_policy_controller.js')
const VerificationNoticeController = () => import('./controllers/verification_notice_controller.js')
const VerifiedEmailController = () => import('./controllers/verified_email_controller.js')
const CsrfCookieController = () => import('./controllers/csrf_cookie_controller.js')
const ProfileController = () => import('./controllers/profile_controller.js')
const ProfileInformationController = () => import('./controllers/profile_information_controller.js')
const ProfilePhotoController = () => import('./controllers/profile_photo_controller.js')
const PasswordController = () => import('./controllers/password_controller.js')
const OtherBrowserSessionsController = () =>
  import('./controllers/other_browser_sessions_controller.js')
const DataExportsController = () => import('./controllers/data_exports_controller.js')
const AccountController = () => import('./controllers/account_controller.js')

router
  .group(() => {
    router.get('/login', [LoginController, 'create']).as('login')
    router.post('/login', [LoginController, 'store']).as('login.store')
    router.get('/register', [RegistrationController, 'create']).as('register')
    router
      .post('/register', [RegistrationController, 'store'])
      .as('register.store')
      .use(registrationLimit)

    router.get('/forgot-password', [PasswordResetLinkController, 'create']).as('password.request')
    router
      .post('/forgot-password', [PasswordResetLinkController, 'store'])
      .as('password.email')
      .use(resetLinkLimit)
    router.get('/reset-password/:token', [PasswordResetController, 'create']).as('password.reset')
    router
      .post('/reset-password', [PasswordResetController, 'store'])
      .as('password.update')
      .use(resetLimit)
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

router
  .group(() => {
    router
      .get('/user/confirm-password', [PasswordConfirmationController, 'create'])
      .as('password.confirm')
    router
      .post('/user/confirm-password', [PasswordConfirmationController, 'store'])
      .as('password.confirm.store')
      .use(confirmationLimit)
    router
      .get('/user/confirmed-password-status', [PasswordConfirmationStatusController, 'show'])
      .as('password.confirmation')
  })
  .use(middleware.auth())

router
  .group(() => {
    router.get('/terms-of-service', [TermsController, 'show']).as('terms.show')
    router.get('/privacy-policy', [PrivacyPolicyController, 'show']).as('policy.show')
  })
  .use(middleware.visitor())

router.post('/logout', [LogoutController, 'store']).as('logout').use(middleware.auth())
router.get('/sanctum/csrf-cookie', [CsrfCookieController, 'show']).as('sanctum.csrf-cookie')

router
  .group(() => {
    router.get('/profile', [ProfileController, 'show']).as('profile.show')
    router
      .post('/data-exports', [DataExportsController, 'store'])
      .as('data-exports.store')
      .use(dataExportLimit)
    router.get('/data-exports/:id', [DataExportsController, 'show']).as('data-exports.show')
    router
      .delete('/other-browser-sessions', [OtherBrowserSessionsController, 'destroy'])
      .as('other-browser-sessions.destroy')
      .use(passwordLimit)
  })
  .prefix('/user')
  .use(middleware.auth())

router
  .group(() => {
    router
      .put('/profile-information', [ProfileInformationController, 'update'])
      .as('user-profile-information.update')
    // Forms with files come as POST with `_method=PUT` in the body, which is read after the route is chosen.
    router.post('/profile-information', [ProfileInformationController, 'update'])
  })
  .prefix('/user')
  .use(middleware.feature('profileInformation'))
  .use(middleware.auth())

router
  .delete('/user/profile-photo', [ProfilePhotoController, 'destroy'])
  .as('current-user-photo.destroy')
  .use(middleware.feature('profilePhotos'))
  .use(middleware.auth())

router
  .group(() => {
    router.put('/password', [PasswordController, 'update']).as('user-password.update')
    router.post('/set-password', [PasswordController, 'set']).as('user-password.set')
  })
  .prefix('/user')
  .use(middleware.feature('passwords'))
  .use(middleware.auth())
  .use(passwordLimit)

router
  .delete('/user', [AccountController, 'destroy'])
  .as('current-user.destroy')
  .use(middleware.feature('accountDeletion'))
  .use(middleware.auth())
  .use(passwordLimit)
