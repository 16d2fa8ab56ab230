import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#app/shell/exceptions/app_error'
import { FormError } from '#app/shell/exceptions/form_error'
import { replyKind } from '#app/shell/exceptions/reply_kind'
import { featureOn } from '#config/features'
import { challengeTwoFactor } from '../actions/challenge_two_factor.js'
import { completeSignIn } from '../actions/complete_sign_in.js'
import { throttleLogin } from '../actions/throttle_login.js'
import { ACCOUNT_ERRORS } from '../error_texts.js'
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
    const user = await this.#attempt(ctx, email, password)
    const json = replyKind(request) === 'json'
    if (user.twoFactorConfirmedAt && featureOn('twoFactor')) {
      challengeTwoFactor(ctx, user, !!remember)
      return json
        ? response.json({ two_factor: true })
        : response.redirect().toPath('/two-factor-challenge')
    }
    const path = await completeSignIn(ctx, user, !!remember)
    return json ? response.json({ two_factor: false }) : response.redirect().toPath(path)
  }

  async #attempt({ request }: HttpContext, email: string, password: string): Promise<User> {
    try {
      const user = await throttleLogin(email, request.ip(), () =>
        User.verifyCredentials(email, password)
      )
      if (user) return user
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (replyKind(request) !== 'json') throw new FormError({ email: error.message })
      error.details.errors = { email: [error.message] }
      throw error
    }
    throw new FormError({ email: ACCOUNT_ERRORS.credentials })
  }
}
