import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import { absoluteUrl } from '#app/shell/absolute_url'
import { type ProviderId, providerName } from '#config/social'
import type User from '../models/user.js'

/** Tells by mail that there is another way in now. */
export function tellOfConnection(
  trx: TransactionClientContract,
  { id, name, email }: Pick<User, 'id' | 'name' | 'email'>,
  provider: ProviderId
): Promise<void> {
  return queueMail(trx, {
    userId: id,
    recipient: email,
    kind: 'account_connected',
    data: {
      name,
      provider: providerName(provider),
      at: new Date().toISOString(),
      profileUrl: absoluteUrl('/user/profile'),
    },
  })
}
