import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { ClientInfo } from '../sessions/client_info.js'
import type User from '../models/user.js'
import { stepOfCode } from '../two_factor/totp.js'
import { openSecret } from '../two_factor/two_factor_secrets.js'
import { notifyOfTwoFactorChange } from './notify_of_two_factor_change.js'

/**
 * Ends a setup with the first code; from then on sign-ins need one. The code itself is used up by this.
 * @returns false when the code is wrong or no setup waits for one
 */
export async function confirmTwoFactor(
  user: User,
  code: string,
  client: ClientInfo
): Promise<boolean> {
  const secret = openSecret(user)
  const step = secret === null ? null : stepOfCode(secret, code)
  if (step === null) return false
  return db.transaction(async (trx) => {
    const confirmed = await sql(
      trx,
      `update users set two_factor_confirmed_at = now(), two_factor_last_step = ?, updated_at = now()
       where id = ? and two_factor_secret = ? and two_factor_confirmed_at is null returning id`,
      [step, user.id, user.twoFactorSecret]
    )
    if (confirmed.length === 0) return false
    await notifyOfTwoFactorChange(trx, user, true, client)
    return true
  })
}
