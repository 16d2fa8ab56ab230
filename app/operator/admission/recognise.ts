import type { HttpRequest } from '@adonisjs/core/http'
import { isKnownSession } from '#app/accounts/sessions/known_sessions'
import { hashToken, readToken } from '#app/api/tokens/plain_token'
import { isAcceptedToken } from '#app/api/tokens/refused_tokens'
import { GUEST, type Recognised } from '#app/core/admission/asker'
import { bearerOf } from '#app/core/http/bearer'
import { SESSION_COOKIE } from '#config/session'

/** Who sends a request by its token or session, without the database. */
export function recognise(request: HttpRequest): Recognised {
  const token = readToken(bearerOf(request) ?? '')
  if (token) {
    const key = hashToken(token.plain)
    return { rank: isAcceptedToken(key) ? 'member' : 'unknown', key }
  }
  const session: unknown = request.cookie(SESSION_COOKIE)
  if (typeof session !== 'string') return GUEST
  return { rank: isKnownSession(session) ? 'member' : 'unknown', key: session }
}
