import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { ClientInfo } from '../sessions/client_info.js'
import type User from '../models/user.js'
import { newRecoveryCodes } from '../two_factor/recovery_codes.js'
import { seal } from '../two_factor/two_factor_secrets.js'
import { notifyOfSecurityEvent } from './notify_of_security_event.js'

/**
 * Replaces all recovery codes.
 * @returns false when there is no secret that they could stand in for
 */
export function replaceRecoveryCodes(user: User, client: ClientInfo): Promise<boolean> {
  return db.transaction(async (trx) => {
    const replaced = await sql(
      trx,
      `update users set two_factor_recovery_codes = ?, updated_at = now()
       where id = ? and two_factor_secret is not null returning id`,
      [seal(user.id, newRecoveryCodes()), user.id]
    )
    if (replaced.length === 0) return false
    await notifyOfSecurityEvent(trx, user.id, 'recovery_codes_replaced', client)
    return true
  })
}
