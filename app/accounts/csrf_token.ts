import Tokens from 'csrf'
import type { HttpContext } from '@adonisjs/core/http'

/** Where the shield keeps the secret in the session. */
const SECRET_KEY = 'csrf-secret'

const tokens = new Tokens()

/**
 * Replaces the session's CSRF secret and hands out a token of the new one. Whoever planted a session in somebody's
 * browser before the sign-in knows the old secret, and it would outlive the change of the session's identifier.
 */
export function renewCsrfToken({ request, response, session }: HttpContext): void {
  const secret = tokens.secretSync()
  session.put(SECRET_KEY, secret)
  request.csrfToken = tokens.create(secret)
  response.encryptedCookie('XSRF-TOKEN', request.csrfToken, { httpOnly: false })
}
