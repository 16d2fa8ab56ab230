import type { HttpContext } from '@adonisjs/core/http'
import type { SessionData } from '@adonisjs/session/types'
import { SESSION_DAYS } from '#config/accounts'
import { FAMILY_KEY } from '../actions/end_family.js'
import { rememberedSignIn } from './remember_tokens.js'
import type User from '../models/user.js'

const ENDS_AT_KEY = 'ends_at'

const DAY_MS = 86_400_000

/**
 * Sets when the session of somebody who has just signed in, or was remembered, ends whatever is done in it. One that "remember me" has
 * opened ends with the sign-in that is remembered.
 */
export function beginLifetime(session: HttpContext['session'], user: User): void {
  const remembered = rememberedSignIn(user)
  const endsAt = remembered?.endsAt.getTime() ?? Date.now() + SESSION_DAYS * DAY_MS
  session.put(ENDS_AT_KEY, endsAt)
  if (remembered) session.put(FAMILY_KEY, remembered.family)
  else session.forget(FAMILY_KEY)
}

/** The remembered sign-in of this browser; null without one. */
export function familyOf(session: HttpContext['session']): string | null {
  return session.get(FAMILY_KEY) ?? null
}

/** Lets a session go on whose remembered sign-in was ended with the others. */
export function forgetFamily(session: HttpContext['session']): void {
  session.forget(FAMILY_KEY)
}

/** For sessions of before ends were set. */
export function hasLifetime(session: HttpContext['session']): boolean {
  return session.has(ENDS_AT_KEY)
}

/** Milliseconds until a session ends at the latest; without bound while nobody is signed in. */
export function remainingLifetime(data: SessionData): number {
  const endsAt: unknown = data[ENDS_AT_KEY]
  if (typeof endsAt !== 'number') return Infinity
  return Math.min(Math.max(0, endsAt - Date.now()), SESSION_DAYS * DAY_MS)
}
