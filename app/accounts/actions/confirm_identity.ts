import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { clientInfo } from '../sessions/client_info.js'
import { confirmPassword } from '../passwords/password_confirmation.js'
import { recordSecurityEvent } from './record_security_event.js'

/** Notes in the session and in the trail that the user has said who they are, in every way that was asked. */
export async function confirmIdentity(ctx: HttpContext): Promise<void> {
  const { id } = ctx.auth.getUserOrFail()
  await recordSecurityEvent(db.connection(), id, 'identity_confirmed', clientInfo(ctx))
  confirmPassword(ctx.session)
}
