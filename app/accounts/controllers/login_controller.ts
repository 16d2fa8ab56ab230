import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#app/core/errors/app_error'
import { FormError } from '#app/core/errors/form_error'
import { replyKind } from '#app/core/errors/reply_kind'
import { challengeByMail } from '../actions/challenge_by_mail.js'
import { continueSignIn } from '../actions/continue_sign_in.js'
import { noteFailedSignIn } from '../actions/note_failed_sign_in.js'
import { throttleLogin } from '../actions/throttle_login.js'
import { ACCOUNT_ERRORS } from '../messages/en/errors.js'
import { knownDevice } from '../sessions/known_device.js'
import User from '../models/user.js'
import { rememberOrigin } from '../social/flow.js'
import { loginValidator } from '../validators/login.js'

export default class LoginController {
  create(ctx: HttpContext) {
    const { inertia, session } = ctx
    const status: string | null = session.flashMessages.get('status') ?? null
    rememberOrigin(ctx, '/login')
    return inertia.render('accounts/login', { canResetPassword: true, status })
  }

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const { email, password, remember } = await request.validateUsing(loginValidator)
    const user = await User.findBy('email', email)
    const { result, isGuarded } = await this.#attempt(ctx, email, user, password)
    if (!result) noteFailedSignIn(ctx, user, 'sign_in_failed', isGuarded)
    if (isGuarded) {
      challengeByMail(ctx, email, result, !!remember)
      return replyKind(request) === 'json'
        ? response.json({ two_factor: false, mailed_code: true })
        : response.redirect().toRoute('mailed-code.login')
    }
    if (!result) throw new FormError({ email: ACCOUNT_ERRORS.credentials })
    // Where the form shows it, and before a second factor is asked for.
    if (result.suspendedAt) {
      noteFailedSignIn(ctx, result, 'sign_in_suspended')
      throw new FormError({ email: ACCOUNT_ERRORS.suspended })
    }
    return continueSignIn(ctx, result, { remember: !!remember, isMailConfirmed: false })
  }

  async #attempt(ctx: HttpContext, email: string, user: User | null, password: string) {
    const { request } = ctx
    const device = knownDevice(ctx, user)
    try {
      return await throttleLogin({ email, ip: request.ip(), device }, async () =>
        (await User.hasCredentials(user, password)) ? user : null
      )
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      noteFailedSignIn(ctx, user, 'sign_in_refused')
      if (replyKind(request) !== 'json') throw new FormError({ email: error.sentence })
      throw error
    }
  }
}
