import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { revokeAllTokens } from '#app/api/actions/revoke_all_tokens'
import { replyKind } from '#app/core/errors/reply_kind'
import { endSessions } from '#app/accounts/actions/end_sessions'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import { clientInfo } from '#app/accounts/sessions/client_info'
import { keepCurrentSession } from '#app/accounts/sessions/session_version'
import { otherSessionsValidator } from '../validators/other_sessions.js'

export default class OtherBrowserSessionsController {
  async destroy(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const { tokens } = await request.validateUsing(otherSessionsValidator)
    const { id } = auth.getUserOrFail()
    const client = clientInfo(ctx)
    // A copy of this session's cookie is another session too.
    session.regenerate()
    const version = await db.transaction(async (trx) => {
      const ended = await endSessions(trx, id, session.sessionId)
      await notifyOfSecurityEvent(trx, id, 'signed_out_others', client)
      if (tokens) await revokeAllTokens(trx, id, client)
      return ended
    })
    keepCurrentSession(session, version)
    if (replyKind(request) === 'json') return response.noContent()
    session.flash('status', 'other-sessions-ended')
    return response.redirect().status(303).back()
  }
}
