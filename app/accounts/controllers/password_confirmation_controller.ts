import type { HttpContext } from '@adonisjs/core/http'
import { FormError } from '#app/core/errors/form_error'
import { replyKind } from '#app/core/errors/reply_kind'
import { confirmIdentity } from '../actions/confirm_identity.js'
import { ACCOUNT_ERRORS } from '../messages/en/errors.js'
import { givesPassword } from '../security/guess_in_session.js'
import { pullIntendedPath } from '#app/core/http/intended_path'
import { isMailConfirmed } from '../passwords/password_confirmation.js'
import { emptyJson } from '../reply_status.js'
import { owesSecondFactor, requireSecondFactor } from '../two_factor/second_factor.js'

/** Says who one is: by the password and, where it is set up, the second factor. */
export default class PasswordConfirmationController {
  create({ auth, inertia, session }: HttpContext) {
    const user = auth.getUserOrFail()
    return inertia.render('accounts/confirm_password', {
      hasPassword: user.password !== null,
      isMailConfirmed: isMailConfirmed(session),
      twoFactor: owesSecondFactor(user),
    })
  }

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    await this.#requireFirstFactor(ctx)
    await requireSecondFactor(ctx)
    await confirmIdentity(ctx)
    if (replyKind(request) === 'json') return emptyJson(response.status(201))
    return response.redirect().toPath(pullIntendedPath(ctx))
  }

  /** Where there is no password, the link of a mail that was opened in this session. */
  async #requireFirstFactor(ctx: HttpContext): Promise<void> {
    const { auth, request, session } = ctx
    const user = auth.getUserOrFail()
    if (user.password === null && owesSecondFactor(user)) {
      if (isMailConfirmed(session)) return
      throw new FormError({ password: ACCOUNT_ERRORS.confirmByMail })
    }
    if (await givesPassword(ctx, request.input('password'))) return
    throw new FormError({ password: ACCOUNT_ERRORS.wrongConfirmation })
  }
}
