import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import User from '../models/user.js'

/** What the session keeps under `login` between password and code. */
export interface Challenge {
  id: number
  /** Whether the sign-in is to outlive the session. */
  remember: boolean
  /** Whether a code was mailed and entered as well. */
  isMailConfirmed: boolean
  /** Names this sign-in, whose wrong codes are counted. */
  challenge: string
  /** Mark of the password that was given. */
  password: string
}

/** Tells whether a password is still the same, and nothing else of it. */
export function passwordMark({ password }: User): string {
  return createHash('sha256')
    .update(password ?? '')
    .digest('base64url')
}

/**
 * The user who gave the right password in this session and now owes a code; null when there is none. A password that
 * was changed since then was the wrong one: its sessions have ended, and so has this challenge.
 */
export async function challengedUser({ session }: HttpContext): Promise<User | null> {
  const challenge: Challenge | undefined = session.get('login')
  if (!challenge) return null
  const user = await User.query()
    .where('id', challenge.id)
    .whereNotNull('two_factor_confirmed_at')
    .first()
  return user && passwordMark(user) === challenge.password ? user : null
}
