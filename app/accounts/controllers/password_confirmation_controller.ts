import type { HttpContext } from '@adonisjs/core/http'
import { FormError } from '#app/shell/exceptions/form_error'
import { replyKind } from '#app/shell/exceptions/reply_kind'
import { ACCOUNT_ERRORS } from '../error_texts.js'
import { pullIntendedPath } from '../intended_path.js'
import { confirmPassword } from '../password_confirmation.js'
import { emptyJson } from '../reply_status.js'

export default class PasswordConfirmationController {
  create({ auth, inertia }: HttpContext) {
    const { password } = auth.getUserOrFail()
    return inertia.render('accounts/confirm_password', { hasPassword: password !== null })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const password: unknown = request.input('password')
    const right = typeof password === 'string' && (await auth.getUserOrFail().hasPassword(password))
    if (!right) throw new FormError({ password: ACCOUNT_ERRORS.wrongConfirmation })
    confirmPassword(session)
    if (replyKind(request) === 'json') return emptyJson(response.status(201))
    return response.redirect().toPath(pullIntendedPath(session))
  }
}
