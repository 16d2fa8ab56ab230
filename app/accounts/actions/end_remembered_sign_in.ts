import db from '@adonisjs/lucid/services/db'
import { lockRows } from '#app/core/database/row_locks'
import type { ClientInfo } from '../sessions/client_info.js'
import User from '../models/user.js'
import { endFamily } from './end_family.js'
import { recordSecurityEvent } from './record_security_event.js'
import { notifyOfDevice } from './notify_of_device.js'

interface Options {
  userId: number
  /** Of the tokens of the sign-in. */
  family: string
}

/**
 * Ends a remembered sign-in whose cookie was used twice, and the sessions that it has opened: nobody can tell which of the two who have it
 * is the owner. The owner is told by mail, once.
 * @param client who came second
 */
export async function endRememberedSignIn(
  { userId, family }: Options,
  client: ClientInfo
): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'no key update')
    if (!(await endFamily(trx, userId, family))) return
    const user = await User.findOrFail(userId, { client: trx })
    await recordSecurityEvent(trx, userId, 'remember_reused', client)
    await notifyOfDevice(trx, user, 'remember_reused', client)
  })
}
