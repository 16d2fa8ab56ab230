import db from '@adonisjs/lucid/services/db'
import { removeMedia } from '#app/media/store/remove_media'
import { FormError } from '#app/core/errors/form_error'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import { type ProviderId, providerName } from '#config/social'
import type { ClientInfo } from '../sessions/client_info.js'
import type User from '../models/user.js'
import { SOCIAL_MESSAGES } from '../messages/en/social.js'
import { notifyOfSecurityEvent } from './notify_of_security_event.js'

/**
 * Removes one of the user's connected accounts. With a password the caller has checked it; without one, another
 * connected account must remain to log in with.
 * @throws AppError 404 for a foreign or unknown id, and when the user's own account was deleted meanwhile
 * @throws FormError for the only way to log in
 */
export async function disconnectAccount(user: User, id: number, client: ClientInfo): Promise<void> {
  await db.transaction(async (trx) => {
    // The lock makes two removals at once count one after the other.
    const [owner] = await sql<{ hasPassword: boolean }>(
      trx,
      'select password is not null as "hasPassword" from users where id = ? for no key update',
      [user.id]
    )
    if (!owner) throw notFound()
    const accounts = await sql<{ id: number; provider: ProviderId; avatar: string | null }>(
      trx,
      'select id, provider, avatar_media_id as avatar from connected_accounts where user_id = ? for update',
      [user.id]
    )
    const account = accounts.find((it) => it.id === id)
    if (!account) throw notFound()
    if (!owner.hasPassword && accounts.length === 1) {
      throw new FormError({ password: SOCIAL_MESSAGES.lastSignIn })
    }
    await sql(trx, 'delete from connected_accounts where id = ?', [id])
    if (account.avatar) await removeMedia([account.avatar], trx)
    const provider = providerName(account.provider)
    await notifyOfSecurityEvent(trx, user.id, 'account_disconnected', client, { provider })
  })
}
