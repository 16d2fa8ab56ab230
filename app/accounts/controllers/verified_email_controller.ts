import { safeEqual } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import { unauthorized } from '#app/core/errors/errors'
import { replyKind } from '#app/core/errors/reply_kind'
import { verifyEmail } from '../actions/verify_email.js'
import { emailHash } from '../actions/queue_verification_mail.js'
import { clientInfo } from '../sessions/client_info.js'
import { pullIntendedPath } from '#app/core/http/intended_path'

/** Where the link of the verification mail leads. */
export default class VerifiedEmailController {
  async show(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const user = auth.getUserOrFail()
    if (String(user.id) !== params.id || !safeEqual(params.hash, emailHash(user.email))) {
      throw unauthorized()
    }
    await verifyEmail(user, clientInfo(ctx))
    if (replyKind(request) === 'json') return response.noContent()
    return response.redirect().toPath(pullIntendedPath(ctx, '/dashboard?verified=1'))
  }
}
