import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { clientInfo } from '../sessions/client_info.js'
import type User from '../models/user.js'
import { recordSecurityEvent } from './record_security_event.js'
import { signOut } from './sign_out.js'
import { notifyOfDevice } from './notify_of_device.js'

/** Signs out a session in which wrong passwords are given again and again, with what is remembered in its browser, and tells the owner. */
export async function endGuessingSession(ctx: HttpContext, user: User): Promise<void> {
  const client = clientInfo(ctx)
  await signOut(ctx)
  await db.transaction(async (trx) => {
    await recordSecurityEvent(trx, user.id, 'session_ended_guessing', client)
    await notifyOfDevice(trx, user, 'session_guessing', client)
  })
}
