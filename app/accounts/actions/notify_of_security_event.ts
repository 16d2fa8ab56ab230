import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { absoluteUrl } from '#app/core/http/absolute_url'
import type { ClientInfo } from '../sessions/client_info.js'
import type { SecurityEventKind } from '../security/security_events.js'
import { recordSecurityEvent } from './record_security_event.js'
import { notifyOwner } from './notify_owner.js'

/**
 * Adds a sensitive change to the trail and tells its owner by mail, for changes that have no mail of their own. Give the
 * transaction of the change itself.
 * @param details what the sentence names, as for `recordSecurityEvent`
 */
export async function notifyOfSecurityEvent(
  trx: TransactionClientContract,
  userId: number,
  kind: SecurityEventKind,
  client: ClientInfo,
  details: Record<string, string> = {}
): Promise<void> {
  await recordSecurityEvent(trx, userId, kind, client, details)
  await notifyOwner(trx, userId, 'security_event', {
    event: kind,
    details,
    at: new Date().toISOString(),
    profileUrl: absoluteUrl('/user/profile'),
  })
}
