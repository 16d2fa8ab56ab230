import db from '@adonisjs/lucid/services/db'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import type { ClientInfo } from '#app/accounts/sessions/client_info'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { forgetRemovedKeys } from '../forget_removed_keys.js'
import { retireKey } from './remove_own_key.js'
import { sealKey } from '../sealed_key.js'

/** Characters by which the owner knows a key. */
const SHOWN = 4

/** Keeps a key that the provider takes: from now on the user's work is made with it, and not with an earlier one. */
export async function keepOwnKey(userId: number, key: string, client: ClientInfo): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'no key update')
    await retireKey(trx, userId)
    await sql(trx, 'insert into provider_keys (user_id, sealed, ending) values (?, ?, ?)', [
      userId,
      sealKey(userId, key),
      key.slice(-SHOWN),
    ])
    await notifyOfSecurityEvent(trx, userId, 'provider_key_entered', client)
  })
  await forgetRemovedKeys()
}
