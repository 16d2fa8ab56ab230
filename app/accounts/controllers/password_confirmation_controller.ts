import type { HttpContext } from '@adonisjs/core/http'
import { FormError } from '#app/shell/exceptions/form_error'
import { replyKind } from '#app/shell/exceptions/reply_kind'
import {
  CONFIRMATION_SECONDS,
  confirmPassword,
  secondsSinceConfirmation,
} from '../password_confirmation.js'

/** Asks for the password again before something sensitive. */
export default class PasswordConfirmationController {
  async store({ auth, request, response, session }: HttpContext) {
    const password: unknown = request.input('password')
    const right = typeof password === 'string' && (await auth.getUserOrFail().hasPassword(password))
    if (!right) throw new FormError({ password: 'The provided password was incorrect.' })
    confirmPassword(session)
    if (replyKind(request) === 'json') return response.status(201).json('')
    return response.redirect().toPath(session.pullIntendedUrl() ?? '/dashboard')
  }

  async show({ response, session }: HttpContext) {
    const seconds = secondsSinceConfirmation(session)
    return response.json({ confirmed: seconds !== null && seconds < CONFIRMATION_SECONDS })
  }
}
