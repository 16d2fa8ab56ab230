import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { type ProviderId, providerName } from '#config/social'
import type User from '../models/user.js'
import { notifyOwner } from './notify_owner.js'

/** Tells by mail that there is another way in now. */
export function notifyOfConnection(
  trx: TransactionClientContract,
  { id }: Pick<User, 'id'>,
  provider: ProviderId
): Promise<void> {
  return notifyOwner(trx, id, 'account_connected', {
    provider: providerName(provider),
    at: new Date().toISOString(),
    profileUrl: absoluteUrl('/user/profile'),
  })
}
