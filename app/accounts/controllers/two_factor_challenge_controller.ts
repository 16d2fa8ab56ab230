import type { HttpContext } from '@adonisjs/core/http'
import { FormError } from '#app/shell/exceptions/form_error'
import { replyKind } from '#app/shell/exceptions/reply_kind'
import { completeSignIn } from '../actions/complete_sign_in.js'
import { spendRecoveryCode } from '../actions/spend_recovery_code.js'
import { spendTotpCode } from '../actions/spend_totp_code.js'
import { challengedUser } from '../challenge.js'
import { clientInfo } from '../client_info.js'
import type User from '../models/user.js'
import { TWO_FACTOR_ERRORS } from '../two_factor_texts.js'
import { challengeValidator } from '../validators/two_factor.js'

interface Answer {
  code?: string | null
  recovery_code?: string | null
}

/** The second half of a sign-in: a code of the authenticator, or a recovery code. */
export default class TwoFactorChallengeController {
  async create(ctx: HttpContext) {
    if (!(await challengedUser(ctx))) return ctx.response.redirect().toRoute('login')
    return ctx.inertia.render('accounts/two_factor_challenge', {})
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const answer = await request.validateUsing(challengeValidator)
    const user = await challengedUser(ctx)
    if (!user || !(await this.#passes(ctx, user, answer))) return this.#refuse(ctx, answer)
    const path = await completeSignIn(ctx, user, session.get('login.remember') === true)
    if (replyKind(request) === 'json') return response.noContent()
    return response.redirect().toPath(path)
  }

  async #passes(ctx: HttpContext, user: User, { code, recovery_code: recoveryCode }: Answer) {
    if (recoveryCode && (await spendRecoveryCode(user.id, recoveryCode, clientInfo(ctx))))
      return true
    return code ? spendTotpCode(user, code) : false
  }

  /** Back to the challenge, wherever the form was sent from. */
  #refuse({ request, response, session }: HttpContext, answer: Answer) {
    const errors: Record<string, string> = answer.recovery_code
      ? { recovery_code: TWO_FACTOR_ERRORS.invalidRecoveryCode }
      : { code: TWO_FACTOR_ERRORS.invalidCode }
    if (replyKind(request) === 'json') throw new FormError(errors)
    session.flash('inputErrorsBag', errors)
    return response.redirect().toRoute('two-factor.login')
  }
}
