import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { clientInfo } from '../client_info.js'
import type User from '../models/user.js'
import { recordSecurityEvent } from './record_security_event.js'

interface SignIn {
  /** Whether the browser keeps the user signed in beyond the session. */
  remember: boolean
  kind: 'signed_in'
}

/** Signs a user in who has proven everything that the account asks for. */
export async function completeSignIn(
  ctx: HttpContext,
  user: User,
  { remember, kind }: SignIn
): Promise<void> {
  await ctx.auth.use('web').login(user, remember)
  await recordSecurityEvent(db.connection(), user.id, kind, clientInfo(ctx))
}
