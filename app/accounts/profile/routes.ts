import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { passwordLimit, profileLimit } from '../limits.js'

const ProfileInformationController = () =>
  import('../controllers/profile_information_controller.js')
const ProfilePhotoController = () => import('../controllers/profile_photo_controller.js')
const PasswordController = () => import('../controllers/password_controller.js')
const LanguageController = () => import('../controllers/language_controller.js')

// Where keepers of passwords lead who wants another one (https://w3c.github.io/webappsec-change-password-url/).
router.get('/.well-known/change-password', ({ response }) =>
  response.redirect().toPath('/user/profile#change-password')
)

router
  .group(() => {
    router.put('/language', [LanguageController, 'update']).as('user-language.update')
  })
  .prefix('/user')
  .use(middleware.auth())

router
  .group(() => {
    router
      .put('/profile-information', [ProfileInformationController, 'update'])
      .as('user-profile-information.update')
    // For the form, which may bring a photo.
    router
      .post('/profile-information', [ProfileInformationController, 'update'])
      .as('user-profile-information.store')
  })
  .prefix('/user')
  .use([
    middleware.feature('profileInformation'),
    middleware.auth(),
    profileLimit,
    middleware.sensitive(),
  ])

router
  .delete('/user/profile-photo', [ProfilePhotoController, 'destroy'])
  .as('current-user-photo.destroy')
  .use([middleware.feature('profilePhotos'), middleware.auth()])

router
  .group(() => {
    router.put('/password', [PasswordController, 'update']).as('user-password.update')
    router.post('/set-password', [PasswordController, 'set']).as('user-password.set')
  })
  .prefix('/user')
  .use([middleware.feature('passwords'), middleware.auth(), passwordLimit, middleware.sensitive()])
