import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/errors'
import { disconnectAccount } from '../actions/disconnect_account.js'
import { clientInfo } from '../sessions/client_info.js'
import { SOCIAL_MESSAGES } from '../messages/en/social.js'

export default class ConnectedAccountsController {
  async destroy(ctx: HttpContext) {
    const { auth, params, response, session } = ctx
    const user = auth.getUserOrFail()
    const id = Number(params.id)
    if (!Number.isSafeInteger(id)) throw notFound()
    await disconnectAccount(user, id, clientInfo(ctx))
    session.flash('status', 'connected-account-removed')
    session.flash('banner', SOCIAL_MESSAGES.removed)
    return response.redirect().status(303).back('/user/profile')
  }
}
