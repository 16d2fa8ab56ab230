import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { clientInfo } from '../client_info.js'
import type User from '../models/user.js'
import { recordSecurityEvent } from './record_security_event.js'

/**
 * Signs somebody in who has proven who they are, in every way that was asked.
 * @param remember whether the sign-in outlives the session
 * @returns the path to go to
 */
export async function completeSignIn(
  ctx: HttpContext,
  user: User,
  remember: boolean
): Promise<string> {
  await recordSecurityEvent(db.connection(), user.id, 'signed_in', clientInfo(ctx))
  return openSession(ctx, user, remember)
}

/**
 * Opens a session for a user whose trail tells already how they came in, as after a registration.
 * @returns the path to go to
 */
export async function openSession(
  ctx: HttpContext,
  user: User,
  remember: boolean
): Promise<string> {
  await ctx.auth.use('web').login(user, remember)
  return ctx.session.pullIntendedUrl() ?? '/dashboard'
}
