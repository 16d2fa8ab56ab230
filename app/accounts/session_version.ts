import type { HttpContext } from '@adonisjs/core/http'
import { isLanguage } from '#app/shell/languages/languages'
import { goOnIn } from '#app/shell/languages/speaking'
import { forgetSession, noteSession } from './known_sessions.js'
import { forgetConfirmation } from './password_confirmation.js'

/** Where a session keeps the user's `sessionVersion` of when it was opened. Also written by `endSessions`. */
export const SESSION_VERSION_KEY = 'session_version'

/** Lets the session count until the user's sessions are ended the next time. */
export function putSessionVersion(session: HttpContext['session'], version: number): void {
  session.put(SESSION_VERSION_KEY, version)
}

/**
 * Recognises the signed-in user, by the session or by "remember me". A session of before the user's sessions were
 * ended is signed out: its sign-in may have been under way when they were, so that its row came after.
 * @returns whether there is one; then `auth.user` is set
 */
export async function recogniseUser({ auth, session }: HttpContext): Promise<boolean> {
  if (!(await auth.check())) return false
  const guard = auth.use('web')
  const { sessionVersion, language } = guard.getUserOrFail()
  if (guard.viaRemember) putSessionVersion(session, sessionVersion)
  if (versionOf(session) === sessionVersion) {
    noteSession(session.sessionId)
    if (isLanguage(language)) goOnIn(language)
    return true
  }
  forgetSession(session.sessionId)
  await guard.logout()
  session.forget(SESSION_VERSION_KEY)
  forgetConfirmation(session)
  return false
}

/** Sessions of before versions were kept have the first one. */
function versionOf(session: HttpContext['session']): number {
  const version: unknown = session.get(SESSION_VERSION_KEY)
  return typeof version === 'number' ? version : 0
}
