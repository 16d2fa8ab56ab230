import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { ClientInfo } from '../sessions/client_info.js'
import type User from '../models/user.js'
import { newRecoveryCodes } from '../two_factor/recovery_codes.js'
import { newTotpSecret } from '../two_factor/totp.js'
import { seal } from '../two_factor/two_factor_secrets.js'
import { clearTwoFactor } from './clear_two_factor.js'

/**
 * Begins a setup with a fresh secret and fresh recovery codes. They protect nothing before the first code confirms
 * them; what was there before is gone, and sign-ins that were protected by it no longer are.
 */
export async function startTwoFactor(user: User, client: ClientInfo): Promise<void> {
  await db.transaction(async (trx) => {
    await clearTwoFactor(trx, user, client)
    await sql(
      trx,
      'update users set two_factor_secret = ?, two_factor_recovery_codes = ? where id = ?',
      [seal(user.id, newTotpSecret()), seal(user.id, newRecoveryCodes()), user.id]
    )
  })
}
