import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { renewCsrfToken } from '#app/shell/csrf'
import { lockRows } from '#app/shell/row_locks'
import { clientInfo } from '../client_info.js'
import type User from '../models/user.js'
import { familyOf } from '../session_lifetime.js'
import { endFamily } from './end_family.js'
import { recordSecurityEvent } from './record_security_event.js'
import { tellOfDevice } from './tell_of_device.js'

/** Signs out a session in which wrong passwords are given again and again, with what is remembered in its browser, and tells the owner. */
export async function endGuessingSession(ctx: HttpContext, user: User): Promise<void> {
  const { auth, session } = ctx
  const client = clientInfo(ctx)
  const family = familyOf(session)
  await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [user.id], 'no key update')
    if (family) await endFamily(trx, user.id, family)
    await recordSecurityEvent(trx, user.id, 'session_ended_guessing', client)
    await tellOfDevice(trx, user, 'session_guessing', client)
  })
  await auth.use('web').logout()
  session.clear()
  session.regenerate()
  renewCsrfToken(ctx)
}
