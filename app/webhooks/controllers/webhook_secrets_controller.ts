import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { recordSecurityEvent } from '#app/accounts/actions/record_security_event'
import { clientInfo } from '#app/accounts/sessions/client_info'
import { rollSecret } from '../actions/roll_secret.js'
import { findEndpoint } from '../queries/find_endpoint.js'
import { openSecret } from '../secrets.js'
import { WEBHOOK_BANNERS } from '../messages/en/common.js'

/** What an endpoint's messages are signed with. */
export default class WebhookSecretsController {
  /** `secret` is null when this installation's key does not open it any more: a new one is made by rolling. */
  async show(ctx: HttpContext) {
    const { auth, params, response } = ctx
    const userId = auth.getUserOrFail().id
    const { secret, url } = await findEndpoint(userId, Number(params.webhook))
    await recordSecurityEvent(db.connection(), userId, 'webhook_secret_shown', clientInfo(ctx), {
      url,
    })
    response.header('Cache-Control', 'private, no-store')
    return response.json({ secret: openSecret(userId, secret) })
  }

  async store(ctx: HttpContext) {
    const { auth, params, response, session } = ctx
    await rollSecret(auth.getUserOrFail().id, Number(params.webhook), clientInfo(ctx))
    session.flash('banner', WEBHOOK_BANNERS.rolled)
    return response.redirect().status(303).back()
  }
}
