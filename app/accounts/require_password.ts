import type { HttpContext } from '@adonisjs/core/http'
import { FormError } from '#app/shell/exceptions/form_error'
import { ACCOUNT_ERRORS } from './error_texts.js'

/**
 * Makes sure that who asks knows the password of the account.
 * @throws FormError under `password`
 */
export async function requirePassword({ auth, request }: HttpContext): Promise<void> {
  const password: unknown = request.input('password')
  const right = typeof password === 'string' && (await auth.getUserOrFail().hasPassword(password))
  if (!right) throw new FormError({ password: ACCOUNT_ERRORS.wrongPassword })
}
