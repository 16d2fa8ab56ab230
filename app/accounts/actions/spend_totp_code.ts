import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type User from '../models/user.js'
import { stepOfCode } from '../two_factor/totp.js'
import { openSecret } from '../two_factor/two_factor_secrets.js'

/**
 * Uses up a code of the user's authenticator. The step of an accepted code must be later than that of every code
 * before it, which one statement checks and notes: of two requests with the same code one passes (RFC 6238, 5.2).
 * @returns false when the code is wrong or used
 */
export async function spendTotpCode(user: User, code: string): Promise<boolean> {
  const secret = openSecret(user)
  const step = secret === null ? null : stepOfCode(secret, code)
  if (step === null) return false
  const accepted = await sql(
    db.connection(),
    `update users set two_factor_last_step = :step
     where id = :id and two_factor_secret = :secret and two_factor_confirmed_at is not null
       and (two_factor_last_step is null or two_factor_last_step < :step)
     returning id`,
    { id: user.id, secret: user.twoFactorSecret, step }
  )
  return accepted.length === 1
}
