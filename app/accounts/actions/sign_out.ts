import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { renewCsrfToken } from '#app/core/http/csrf'
import { lockRows } from '#app/core/database/row_locks'
import { LEFT_COOKIE } from '../sessions/left_cookie.js'
import { familyOf } from '../sessions/session_lifetime.js'
import { endFamily } from './end_family.js'

/**
 * Signs the user out in this browser: its session, and the remembered sign-in that the session came of, whether or not the browser still
 * has its cookie. The one in the cookie ends by the guard.
 */
export async function signOut(ctx: HttpContext): Promise<void> {
  const { auth, session } = ctx
  const guard = auth.use('web')
  const { id } = guard.getUserOrFail()
  const family = familyOf(session)
  if (family) {
    await db.transaction(async (trx) => {
      await lockRows(trx, 'users', [id], 'no key update')
      await endFamily(trx, id, family)
    })
  }
  await guard.logout()
  session.clear()
  session.regenerate()
  ctx.response.plainCookie(LEFT_COOKIE, '1', { httpOnly: false })
  renewCsrfToken(ctx)
}
