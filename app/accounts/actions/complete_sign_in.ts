import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { accountSuspended } from '../errors.js'
import { clientInfo } from '../sessions/client_info.js'
import { renewCsrfToken } from '#app/core/http/csrf'
import { pullIntendedPath } from '#app/core/http/intended_path'
import { knownDevice, rememberDevice } from '../sessions/known_device.js'
import { forgetMailedCode } from '../emails/mailed_code.js'
import { LEFT_COOKIE } from '../sessions/left_cookie.js'
import type User from '../models/user.js'
import { forgetConfirmation } from '../passwords/password_confirmation.js'
import { beginLifetime } from '../sessions/session_lifetime.js'
import { putSessionVersion } from '../sessions/session_version.js'
import { noteFailedSignIn } from './note_failed_sign_in.js'
import { recordSecurityEvent } from './record_security_event.js'
import { notifyOfDevice } from './notify_of_device.js'

/**
 * Signs somebody in who has proven who they are, in every way that was asked: adds to the trail, tells by mail of a
 * device that is new to the account, and opens a session.
 * @param remember whether the sign-in outlives the session
 * @returns the path to go to
 * @throws AppError 403 `account_suspended`
 */
export async function completeSignIn(
  ctx: HttpContext,
  user: User,
  remember: boolean
): Promise<string> {
  if (user.suspendedAt) {
    noteFailedSignIn(ctx, user, 'sign_in_suspended')
    throw accountSuspended()
  }
  const isNew = !knownDevice(ctx, user) && (await hasSignedIn(user.id))
  const client = clientInfo(ctx)
  await db.transaction(async (trx) => {
    const kind = isNew ? 'signed_in_new_device' : 'signed_in'
    await recordSecurityEvent(trx, user.id, kind, client)
    if (isNew) await notifyOfDevice(trx, user, 'new_device', client)
  })
  return openSession(ctx, user, remember)
}

/**
 * Opens a session for a user whose trail tells already how they came in, as after a registration. Nothing of the
 * guest's session is worth anything in the new one but where they wanted to go.
 * @param user as loaded when they proved who they are: should their sessions be ended since, this one is among them
 * @returns the path to go to
 */
export async function openSession(
  ctx: HttpContext,
  user: User,
  remember: boolean
): Promise<string> {
  await ctx.auth.use('web').login(user, remember)
  putSessionVersion(ctx.session, user.sessionVersion)
  beginLifetime(ctx.session, user)
  ctx.session.forget('login')
  forgetMailedCode(ctx.session)
  forgetConfirmation(ctx.session)
  renewCsrfToken(ctx)
  rememberDevice(ctx, user)
  if (ctx.request.plainCookie(LEFT_COOKIE)) ctx.response.clearCookie(LEFT_COOKIE)
  return pullIntendedPath(ctx)
}

/** The first sign-in has no device to differ from. Served by the index of `security_events` on the user. */
async function hasSignedIn(userId: number): Promise<boolean> {
  const { found } = firstOf(
    await sql<{ found: boolean }>(
      db.connection(),
      `select exists (select 1 from security_events where user_id = ?
       and kind in ('registered', 'signed_in', 'signed_in_new_device')) as found`,
      [userId]
    )
  )
  return found
}
