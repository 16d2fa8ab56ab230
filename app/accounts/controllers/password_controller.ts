import type { HttpContext } from '@adonisjs/core/http'
import { unauthorized } from '#app/core/errors/errors'
import { inBag } from '#app/core/errors/form_error'
import { changePassword } from '../actions/change_password.js'
import { clientInfo } from '../sessions/client_info.js'
import { PASSWORD_BANNERS } from '../messages/en/errors.js'
import { givesPassword } from '../security/guess_in_session.js'
import { isConfirmed } from '../passwords/password_confirmation.js'
import { requireConfirmation } from '../passwords/require_confirmation.js'
import { replyStatus } from '../reply_status.js'
import { requireSecondFactor } from '../two_factor/second_factor.js'
import { keepCurrentSession } from '../sessions/session_version.js'
import { newPasswordValidator, updatePasswordValidator } from '../validators/password.js'

const BAG = 'updatePassword'

export default class PasswordController {
  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { password } = await inBag(
      BAG,
      ctx.request.validateUsing(updatePasswordValidator, {
        meta: { user, givesPassword: (given) => givesPassword(ctx, given) },
      })
    )
    if (!isConfirmed(ctx.session)) await requireSecondFactor(ctx, BAG)
    await this.#change(ctx, password, 'password_changed')
    return replyStatus(ctx, 'password-updated')
  }

  /** For accounts without a password; one that exists is only replaced by who knows it. */
  async set(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    if (auth.getUserOrFail().password) throw unauthorized()
    const { password } = await inBag('setPassword', request.validateUsing(newPasswordValidator))
    await requireConfirmation(ctx)
    await this.#change(ctx, password, 'password_set')
    session.flash('banner', PASSWORD_BANNERS.set)
    return response.redirect().status(303).back()
  }

  /** The session that it is changed in goes on, by another identifier: a copy of its cookie ends as other sessions do. */
  async #change(ctx: HttpContext, password: string, kind: 'password_changed' | 'password_set') {
    const { auth, session } = ctx
    session.regenerate()
    const version = await changePassword({
      user: auth.getUserOrFail(),
      password,
      kind,
      sessionId: session.sessionId,
      client: clientInfo(ctx),
    })
    keepCurrentSession(session, version)
  }
}
