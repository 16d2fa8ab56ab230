import type { HttpContext } from '@adonisjs/core/http'
import { FormError } from '#app/core/errors/form_error'
import { replyKind } from '#app/core/errors/reply_kind'
import { countForAccount } from '../security/account_attempts.js'
import { completeSignIn } from '../actions/complete_sign_in.js'
import { noteFailedSignIn } from '../actions/note_failed_sign_in.js'
import { spendRecoveryCode } from '../actions/spend_recovery_code.js'
import { spendTotpCode } from '../actions/spend_totp_code.js'
import { type Challenge, challengedUser } from '../two_factor/challenge.js'
import { clientInfo } from '../sessions/client_info.js'
import { ACCOUNT_ERRORS } from '../messages/en/errors.js'
import { knownDevice } from '../sessions/known_device.js'
import type User from '../models/user.js'
import { TWO_FACTOR_ERRORS } from '../messages/en/two_factor.js'
import { withinLimit } from '../security/within_limit.js'
import { challengeValidator } from '../validators/two_factor.js'

/** Wrong codes of the authenticator once a mailed one was right. */
const TRIES_AFTER_MAIL = { requests: 5, duration: '15 minutes' }

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
    if (!user) return this.#refuse(ctx, answer)
    const attempt = await this.#count(ctx, user)
    if (attempt.isOver) return this.#end(ctx, user)
    if (!(await this.#passes(ctx, user, answer))) {
      noteFailedSignIn(ctx, user, 'code_failed', false)
      return this.#refuse(ctx, answer)
    }
    await attempt.withdraw()
    const path = await completeSignIn(ctx, user, session.get('login.remember') === true)
    if (replyKind(request) === 'json') return response.noContent()
    return response.redirect().toPath(path)
  }

  /**
   * Who has the password must not try codes for days: they count as failed sign-ins of the account, and beyond those a code is mailed
   * first. After that a few may be wrong.
   */
  async #count(ctx: HttpContext, user: User) {
    const challenge: Challenge = ctx.session.get('login')
    if (challenge.isMailConfirmed) {
      const key = `two-factor-challenge:${challenge.challenge}`
      const isTried = await withinLimit(key, TRIES_AFTER_MAIL)
      return { isOver: !isTried, withdraw: async () => {} }
    }
    const { isGuarded, withdraw } = await countForAccount(user.email, knownDevice(ctx, user))
    return { isOver: isGuarded, withdraw }
  }

  /** They have to begin with the password again. */
  #end(ctx: HttpContext, user: User) {
    const { request, response, session } = ctx
    noteFailedSignIn(ctx, user, 'code_failed', true)
    session.forget('login')
    if (replyKind(request) === 'json') throw new FormError({ code: ACCOUNT_ERRORS.signInAgain })
    session.flash('inputErrorsBag', { email: ACCOUNT_ERRORS.signInAgain })
    return response.redirect().toRoute('login')
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
