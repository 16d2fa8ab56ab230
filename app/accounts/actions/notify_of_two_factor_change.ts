import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { absoluteUrl } from '#app/core/http/absolute_url'
import type { ClientInfo } from '../sessions/client_info.js'
import type User from '../models/user.js'
import { recordSecurityEvent } from './record_security_event.js'
import { notifyOwner } from './notify_owner.js'

/** Trail and mail of a change that decides whether a password alone opens the account. */
export async function notifyOfTwoFactorChange(
  trx: TransactionClientContract,
  { id }: Pick<User, 'id'>,
  enabled: boolean,
  client: ClientInfo
): Promise<void> {
  await recordSecurityEvent(trx, id, enabled ? 'two_factor_enabled' : 'two_factor_disabled', client)
  await notifyOwner(trx, id, 'two_factor_changed', {
    enabled,
    at: new Date().toISOString(),
    profileUrl: absoluteUrl('/user/profile'),
  })
}
