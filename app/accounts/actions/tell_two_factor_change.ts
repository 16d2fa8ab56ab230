import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import { absoluteUrl } from '#app/shell/absolute_url'
import type { ClientInfo } from '../client_info.js'
import type User from '../models/user.js'
import { recordSecurityEvent } from './record_security_event.js'

/** Trail and mail of a change that decides whether a password alone opens the account. */
export async function tellTwoFactorChange(
  trx: TransactionClientContract,
  user: User,
  enabled: boolean,
  client: ClientInfo
): Promise<void> {
  await recordSecurityEvent(
    trx,
    user.id,
    enabled ? 'two_factor_enabled' : 'two_factor_disabled',
    client
  )
  await queueMail(trx, {
    userId: user.id,
    recipient: user.email,
    kind: 'two_factor_changed',
    data: {
      name: user.name,
      enabled,
      at: new Date().toISOString(),
      profileUrl: absoluteUrl('/user/profile'),
    },
  })
}
