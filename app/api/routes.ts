import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { tokenLimit } from '#app/accounts/limits'

const ReferenceController = () => import('./controllers/reference_controller.js')
const ApiTokensController = () => import('./controllers/api_tokens_controller.js')
const TokensController = () => import('./controllers/tokens_controller.js')

/** Longer numbers are no token's, and too large for the database. */
const TOKEN_ID = /^\d{1,15}$/

router
  .group(() => {
    router.get('/user/api-tokens', [ApiTokensController, 'index']).as('api-tokens.index')
    router
      .group(() => {
        router.post('/', [ApiTokensController, 'store']).as('api-tokens.store').use(tokenLimit)
        router.put('/:token', [ApiTokensController, 'update']).as('api-tokens.update')
        router.delete('/:token', [ApiTokensController, 'destroy']).as('api-tokens.destroy')
      })
      .prefix('/user/api-tokens')
      .use(middleware.sensitive())
  })
  .where('token', TOKEN_ID)
  .use([middleware.feature('apiTokens'), middleware.auth(), middleware.verified()])

router
  .group(() => {
    router.get('/api/tokens', [TokensController, 'index']).as('api.tokens.index')
    router
      .group(() => {
        router.post('/', [TokensController, 'store']).as('api.tokens.store').use(tokenLimit)
        router.delete('/:token', [TokensController, 'destroy']).as('api.tokens.destroy')
      })
      .prefix('/api/tokens')
      .use(middleware.sensitive())
  })
  .where('token', TOKEN_ID)
  .use([middleware.feature('apiTokens'), middleware.auth()])

router
  .get('/docs/api', [ReferenceController, 'show'])
  .as('api.reference')
  .use([middleware.feature('apiTokens'), middleware.visitor()])
