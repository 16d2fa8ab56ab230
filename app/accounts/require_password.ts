import type { HttpContext } from '@adonisjs/core/http'
import { FormError } from '#app/shell/exceptions/form_error'
import { ACCOUNT_ERRORS } from './error_texts.js'
import { isConfirmedByMail } from './password_confirmation.js'

/**
 * Makes sure that who asks knows the password of the account or, where it has none, has just opened the link of a mail.
 * @throws FormError under `password`
 */
export async function requirePassword({ auth, request, session }: HttpContext): Promise<void> {
  if (auth.getUserOrFail().password === null) {
    if (isConfirmedByMail(session)) return
    throw new FormError({ password: ACCOUNT_ERRORS.confirmByMail })
  }
  const password: unknown = request.input('password')
  const right = typeof password === 'string' && (await auth.getUserOrFail().hasPassword(password))
  if (!right) throw new FormError({ password: ACCOUNT_ERRORS.wrongPassword })
}
