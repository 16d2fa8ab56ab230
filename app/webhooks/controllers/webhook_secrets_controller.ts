import type { HttpContext } from '@adonisjs/core/http'
import { rollSecret } from '../actions/roll_secret.js'
import { findEndpoint } from '../queries/find_endpoint.js'
import { openSecret } from '../secrets.js'
import { WEBHOOK_BANNERS } from '../texts.js'

/** What an endpoint's messages are signed with. */
export default class WebhookSecretsController {
  /** `secret` is null when this installation's key does not open it any more: a new one is made by rolling. */
  async show({ auth, params, response }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const { secret } = await findEndpoint(userId, Number(params.webhook))
    response.header('Cache-Control', 'private, no-store')
    return response.json({ secret: openSecret(userId, secret) })
  }

  async store({ auth, params, response, session }: HttpContext) {
    await rollSecret(auth.getUserOrFail().id, Number(params.webhook))
    session.flash('banner', WEBHOOK_BANNERS.rolled)
    return response.redirect().status(303).back()
  }
}
