import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { passwordLimit, signUpMailLimit, socialLimit } from '../limits.js'

const OauthRedirectController = () => import('../controllers/oauth_redirect_controller.js')
const OauthCallbackController = () => import('../controllers/oauth_callback_controller.js')
const OauthPromptController = () => import('../controllers/oauth_prompt_controller.js')
const OauthSignUpController = () => import('../controllers/oauth_sign_up_controller.js')
const ConnectedAccountsController = () => import('../controllers/connected_accounts_controller.js')
const SocialPhotoController = () => import('../controllers/social_photo_controller.js')

router
  .group(() => {
    router
      .group(() => {
        router
          .get('/oauth/:provider', [OauthRedirectController, 'show'])
          .as('oauth.redirect')
          .use(socialLimit)
        router
          .get('/oauth/:provider/callback', [OauthCallbackController, 'show'])
          .as('oauth.callback')
      })
      .use(middleware.visitor())

    router
      .group(() => {
        router
          .get('/oauth/:provider/callback/prompt', [OauthPromptController, 'show'])
          .as('oauth.callback.prompt')
        router
          .post('/oauth/:provider/callback/confirm', [OauthPromptController, 'store'])
          .as('oauth.callback.confirm')
          .use(middleware.sensitive())
      })
      .use(middleware.auth())

    router
      .delete('/user/connected-account/:id', [ConnectedAccountsController, 'destroy'])
      .as('connected-accounts.destroy')
      .use([middleware.auth(), passwordLimit, middleware.sensitive()])

    router
      .put('/user/profile-photo', [SocialPhotoController, 'update'])
      .as('user-profile-photo.set')
      .use([middleware.feature('profilePhotos'), middleware.auth()])

    router
      .group(() => {
        router.get('/oauth/:provider/sign-up', [OauthSignUpController, 'show']).as('oauth.sign_up')
        router
          .post('/oauth/:provider/sign-up', [OauthSignUpController, 'store'])
          .as('oauth.sign_up.store')
          .use(signUpMailLimit)
        router
          .get('/oauth/:provider/sign-up/verify', [OauthSignUpController, 'verify'])
          .as('oauth.sign_up.verify')
          .use(middleware.signed())
      })
      .use(middleware.guest())
  })
  .use(middleware.feature('social'))
