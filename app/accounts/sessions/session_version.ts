import type { HttpContext } from '@adonisjs/core/http'
import { addLogContext } from '#app/core/log_context'
import { isLocale } from '#app/i18n/locales'
import { switchLocale } from '#app/i18n/current_locale'
import { endRememberedSignIn } from '../actions/end_remembered_sign_in.js'
import { clientInfo } from './client_info.js'
import { forgetSession, noteSession } from './known_sessions.js'
import { forgetConfirmation } from '../passwords/password_confirmation.js'
import { RememberTokenReused } from './remember_tokens.js'
import { viewAs } from './view_as.js'
import { beginLifetime, forgetFamily, hasLifetime } from './session_lifetime.js'

/** Where a session keeps the user's `sessionVersion` of when it was opened. Also written by `endSessions`. */
export const SESSION_VERSION_KEY = 'session_version'

/** Lets the session count until the user's sessions are ended the next time. */
export function putSessionVersion(session: HttpContext['session'], version: number): void {
  session.put(SESSION_VERSION_KEY, version)
}

/**
 * Lets the session go on when the user's others and all that was remembered were ended.
 * @param version as `endSessions` answered
 */
export function keepCurrentSession(session: HttpContext['session'], version: number): void {
  putSessionVersion(session, version)
  forgetFamily(session)
}

/**
 * Recognises the signed-in user, by the session or by "remember me". A session of before the user's sessions were
 * ended is signed out: its sign-in may have been under way when they were, so that its row came after. A "remember me" that somebody
 * else has used before ends for both.
 * @returns whether there is one; then `auth.user` is set
 */
export async function recogniseUser(ctx: HttpContext): Promise<boolean> {
  const { auth, session } = ctx
  if (!(await check(ctx))) return false
  const guard = auth.use('web')
  const user = guard.getUserOrFail()
  const { sessionVersion, language } = user
  if (guard.viaRemember) putSessionVersion(session, sessionVersion)
  if (guard.viaRemember || !hasLifetime(session)) beginLifetime(session, user)
  if (versionOf(session) === sessionVersion) {
    noteSession(session.sessionId)
    addLogContext({ userId: user.id })
    if (isLocale(language)) switchLocale(language)
    await viewAs(ctx)
    return true
  }
  forgetSession(session.sessionId)
  await guard.logout()
  session.forget(SESSION_VERSION_KEY)
  forgetConfirmation(session)
  return false
}

async function check(ctx: HttpContext): Promise<boolean> {
  try {
    return await ctx.auth.check()
  } catch (error) {
    if (!(error instanceof RememberTokenReused)) throw error
    ctx.response.clearCookie(ctx.auth.use('web').rememberMeKeyName)
    await endRememberedSignIn(error, clientInfo(ctx))
    return false
  }
}

/** Sessions of before versions were kept have the first one. */
function versionOf(session: HttpContext['session']): number {
  const version: unknown = session.get(SESSION_VERSION_KEY)
  return typeof version === 'number' ? version : 0
}
