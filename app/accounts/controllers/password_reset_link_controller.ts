import type { HttpContext } from '@adonisjs/core/http'
import { replyKind } from '#app/core/errors/reply_kind'
import { requestPasswordReset } from '../actions/request_password_reset.js'
import { clientInfo } from '../sessions/client_info.js'
import { PASSWORD_BANNERS } from '../messages/en/errors.js'
import { resetLinkValidator } from '../validators/password_reset.js'

export default class PasswordResetLinkController {
  create({ inertia, session }: HttpContext) {
    const status: string | null = session.flashMessages.get('status') ?? null
    return inertia.render('accounts/forgot_password', { status })
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const { email } = await request.validateUsing(resetLinkValidator)
    await requestPasswordReset(email, clientInfo(ctx))
    if (replyKind(request) === 'json') return response.json({ message: PASSWORD_BANNERS.linkSent })
    session.flash('status', PASSWORD_BANNERS.linkSent)
    return response.redirect().back()
  }
}
