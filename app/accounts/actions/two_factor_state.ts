import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'
import type User from '../models/user.js'
import { setupIsOpen, type TwoFactorState } from '../two_factor_setup.js'

/**
 * How far two-factor authentication is set up. A setup waits ten minutes for its first code, in the session that
 * began it; what is left of another one is removed.
 */
export async function twoFactorState(
  { session }: HttpContext,
  user: User
): Promise<TwoFactorState> {
  if (!user.twoFactorSecret) return 'off'
  if (user.twoFactorConfirmedAt) return 'on'
  if (setupIsOpen(session)) return 'pending'
  await sql(
    db.connection(),
    `update users set two_factor_secret = null, two_factor_recovery_codes = null, two_factor_last_step = null
     where id = ? and two_factor_confirmed_at is null`,
    [user.id]
  )
  await user.refresh()
  return 'off'
}
