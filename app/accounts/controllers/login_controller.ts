import { errors as vineErrors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { replyKind } from '#app/shell/exceptions/reply_kind'
import { AppError } from '#app/shell/exceptions/app_error'
import { throttleLogin } from '../actions/throttle_login.js'
import User from '../models/user.js'
import { rememberOrigin } from '../social/flow.js'
import { loginValidator } from '../validators/login.js'

export default class LoginController {
  create({ inertia, session }: HttpContext) {
    const status: string | null = session.flashMessages.get('status') ?? null
    rememberOrigin(session, '/login')
    return inertia.render('accounts/login', { canResetPassword: false, status })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const { email, password, remember } = await request.validateUsing(loginValidator)
    const user = await this.#attempt(ctx, email, password)
    await auth.use('web').login(user, !!remember)
    if (replyKind(request) === 'json') return response.json({ two_factor: false })
    return response.redirect().toPath(session.pullIntendedUrl() ?? '/dashboard')
  }

  async #attempt({ request }: HttpContext, email: string, password: string): Promise<User> {
    try {
      const user = await throttleLogin(email, request.ip(), () =>
        User.verifyCredentials(email, password)
      )
      if (user) return user
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (replyKind(request) === 'json') {
        error.details.errors = { email: [error.message] }
        throw error
      }
      throw fieldError(error.message)
    }
    throw fieldError('These credentials do not match our records.')
  }
}

function fieldError(message: string) {
  return new vineErrors.E_VALIDATION_ERROR([{ field: 'email', rule: 'credentials', message }])
}
