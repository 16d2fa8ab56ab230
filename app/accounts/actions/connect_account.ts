import db from '@adonisjs/lucid/services/db'
import { providerName } from '#config/social'
import type { ClientInfo } from '../client_info.js'
import { saveConnectedAccount } from '../social/connected_accounts.js'
import type { SocialProfile } from '../social/social_profile.js'
import { recordSecurityEvent } from './record_security_event.js'

/**
 * Connects an account elsewhere with a user who has said yes to it; one that is theirs already is brought up to date.
 * @returns false when it belongs to another user
 */
export function connectAccount(
  userId: number,
  profile: SocialProfile,
  client: ClientInfo
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const { isTheirs, isNew } = await saveConnectedAccount(trx, userId, profile)
    if (isNew) {
      const provider = providerName(profile.provider)
      await recordSecurityEvent(trx, userId, 'account_connected', client, { provider })
    }
    return isTheirs
  })
}
