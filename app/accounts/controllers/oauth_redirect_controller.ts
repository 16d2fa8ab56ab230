import type { HttpContext } from '@adonisjs/core/http'
import { refuse } from '../social/answer.js'
import { startFlow } from '../social/flow.js'
import { findProvider } from '../social/provider.js'
import { socialDriver } from '../social/social_profile.js'
import { SOCIAL_MESSAGES } from '../messages/en/social.js'

/** Sends the browser to a provider. */
export default class OauthRedirectController {
  async show(ctx: HttpContext) {
    const provider = findProvider(ctx.params.provider)
    try {
      await socialDriver(ctx, provider.id).redirect((request) => {
        const { state, oauth_token: requestToken } = request.getParams()
        startFlow(ctx, provider.id, state ?? requestToken)
      })
    } catch (error) {
      ctx.logger.warn({ err: error, provider: provider.id }, 'a provider gave no request token')
      return refuse(ctx, SOCIAL_MESSAGES.unreachable(provider.name))
    }
  }
}
