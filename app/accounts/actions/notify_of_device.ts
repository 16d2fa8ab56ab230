import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { absoluteUrl } from '#app/core/http/absolute_url'
import type { ClientInfo } from '../sessions/client_info.js'
import { agentText } from '../sessions/describe_agent.js'
import type User from '../models/user.js'
import { notifyOwner } from './notify_owner.js'

type Kind = 'new_device' | 'remember_reused' | 'sign_ins_failing' | 'session_guessing'

/** Tells a user by mail what a browser has done, and from where. */
export function notifyOfDevice(
  trx: TransactionClientContract,
  { id }: Pick<User, 'id'>,
  kind: Kind,
  { ipAddress, userAgent }: ClientInfo
): Promise<void> {
  return notifyOwner(trx, id, kind, {
    device: agentText(userAgent),
    ipAddress,
    at: new Date().toISOString(),
    profileUrl: absoluteUrl('/user/profile'),
  })
}
