import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { endGuessingSession } from '../actions/end_guessing_session.js'
import { recordRepeatedEvent } from '../actions/record_repeated_event.js'
import { clientInfo } from '../sessions/client_info.js'
import { ACCOUNT_ERRORS } from '../messages/en/errors.js'
import { familyOf } from '../sessions/session_lifetime.js'
import { hashSessionId } from '../sessions/session_store.js'
import { withinLimit } from './within_limit.js'

/** Wrong passwords, and wrong codes, in one session. */
const MOST = { requests: 10, duration: '1 hour' }

/**
 * Whether the password of the account is given, in a session of somebody who is signed in.
 * @throws E_UNAUTHORIZED_ACCESS as `guessInSession` does
 */
export async function givesPassword(ctx: HttpContext, password: unknown): Promise<boolean> {
  if (typeof password !== 'string' || password === '') return false
  const user = ctx.auth.getUserOrFail()
  return guessInSession(ctx, 'password', () => user.hasPassword(password))
}

/**
 * Checks what only the owner knows, in a session of somebody who is signed in. After ten wrong ones within an hour the session ends, and
 * the sign-in that is remembered in this browser: it is probably not the owner's hand. Their other sessions go on, so that whoever has
 * stolen one locks nobody out. Each counts as wrong until it was right, so that many at once gain nothing.
 * @throws E_UNAUTHORIZED_ACCESS when the session has ended for it
 */
export async function guessInSession(
  ctx: HttpContext,
  kind: 'password' | 'code',
  check: () => Promise<boolean>
): Promise<boolean> {
  const { auth, session } = ctx
  const user = auth.getUserOrFail()
  const key = `guesses:${kind}:${familyOf(session) ?? hashSessionId(session.sessionId)}`
  if (!(await withinLimit(key, MOST))) {
    await endGuessingSession(ctx, user)
    session.flash('inputErrorsBag', { email: ACCOUNT_ERRORS.signedOutForGuessing })
    throw new errors.E_UNAUTHORIZED_ACCESS(ACCOUNT_ERRORS.signedOutForGuessing, {
      guardDriverName: 'session',
    })
  }
  if (await check()) {
    await limiter.use(MOST).delete(key)
    return true
  }
  const client = clientInfo(ctx)
  await db.transaction((trx) => recordRepeatedEvent(trx, user.id, 'confirmation_failed', client))
  return false
}
