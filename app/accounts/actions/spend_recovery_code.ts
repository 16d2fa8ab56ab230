import db from '@adonisjs/lucid/services/db'
import type { ClientInfo } from '../sessions/client_info.js'
import User from '../models/user.js'
import { replaceRecoveryCode } from '../two_factor/recovery_codes.js'
import { openRecoveryCodes, seal } from '../two_factor/two_factor_secrets.js'
import { recordSecurityEvent } from './record_security_event.js'

/**
 * Uses up one of the user's recovery codes; a fresh one takes its place.
 * @returns false when it is none of them
 */
export function spendRecoveryCode(
  userId: number,
  code: string,
  client: ClientInfo
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const user = await User.query({ client: trx })
      .where('id', userId)
      .whereNotNull('two_factor_confirmed_at')
      .forUpdate()
      .first()
    const codes = user && replaceRecoveryCode(openRecoveryCodes(user), code)
    if (!codes) return false
    await user.merge({ twoFactorRecoveryCodes: seal(userId, codes) }).save()
    await recordSecurityEvent(trx, userId, 'recovery_code_used', client)
    return true
  })
}
