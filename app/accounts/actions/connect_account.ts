import db from '@adonisjs/lucid/services/db'
import { providerName } from '#config/social'
import type { ClientInfo } from '../sessions/client_info.js'
import { saveConnectedAccount } from '../social/connected_accounts.js'
import type { SocialProfile } from '../social/social_profile.js'
import type User from '../models/user.js'
import { recordSecurityEvent } from './record_security_event.js'
import { notifyOfConnection } from './notify_of_connection.js'

/**
 * Connects an account elsewhere with a user who has said yes to it; one that is theirs already is brought up to date.
 * @returns false when it belongs to another user
 */
export function connectAccount(
  user: Pick<User, 'id' | 'name' | 'email'>,
  profile: SocialProfile,
  client: ClientInfo
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const { isTheirs, isNew } = await saveConnectedAccount(trx, user.id, profile)
    if (isNew) {
      const provider = providerName(profile.provider)
      await recordSecurityEvent(trx, user.id, 'account_connected', client, { provider })
      await notifyOfConnection(trx, user, profile.provider)
    }
    return isTheirs
  })
}
