import type { HttpContext } from '@adonisjs/core/http'
import { replyKind } from '#app/core/errors/reply_kind'
import { checkResetToken, resetPassword } from '../actions/reset_password.js'
import { clientInfo } from '../sessions/client_info.js'
import { PASSWORD_BANNERS } from '../messages/en/errors.js'
import { rememberDevice } from '../sessions/known_device.js'
import { newPasswordValidator } from '../validators/password.js'
import { resetValidator } from '../validators/password_reset.js'

export default class PasswordResetController {
  /** The page does not say whether its token holds: that would be a way to try tokens. */
  create({ auth, inertia, params, request, response }: HttpContext) {
    // The address of the page is the key to the account.
    response.header('Referrer-Policy', 'same-origin')
    response.header('Cache-Control', 'no-store')
    if (auth.user) {
      return inertia.render('accounts/reset_signed_in', {
        email: auth.user.email,
        next: request.url(true),
      })
    }
    const email: unknown = request.qs().email
    return inertia.render('accounts/reset_password', {
      token: String(params.token),
      email: typeof email === 'string' ? email : '',
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const { email, token } = await request.validateUsing(resetValidator)
    await checkResetToken({ email, token })
    // After the token, which a weak password does not use up.
    const { password } = await request.validateUsing(newPasswordValidator)
    const { user, isClaimed } = await resetPassword({ email, token }, password, clientInfo(ctx))
    // Who reads the mail of the account need not enter a code from there to sign in.
    rememberDevice(ctx, user)
    if (replyKind(request) === 'json') return response.json({ message: PASSWORD_BANNERS.reset })
    session.flash('status', PASSWORD_BANNERS.reset)
    if (isClaimed) session.flash('banner', PASSWORD_BANNERS.claimed)
    return response.redirect().toPath('/login')
  }
}
