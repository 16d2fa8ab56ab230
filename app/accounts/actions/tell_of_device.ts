import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import { absoluteUrl } from '#app/shell/absolute_url'
import type { ClientInfo } from '../client_info.js'
import { agentText } from '../describe_agent.js'
import type User from '../models/user.js'

type Kind = 'new_device' | 'remember_reused' | 'sign_ins_failing' | 'session_guessing'

/** Tells a user by mail what a browser has done, and from where. */
export function tellOfDevice(
  trx: TransactionClientContract,
  { id, name, email }: Pick<User, 'id' | 'name' | 'email'>,
  kind: Kind,
  { ipAddress, userAgent }: ClientInfo
): Promise<void> {
  return queueMail(trx, {
    userId: id,
    recipient: email,
    kind,
    data: {
      name,
      device: agentText(userAgent),
      ipAddress,
      at: new Date().toISOString(),
      profileUrl: absoluteUrl('/user/profile'),
    },
  })
}
