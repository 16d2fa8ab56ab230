import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { replyKind } from '#app/shell/exceptions/reply_kind'
import { endSessions } from '../actions/end_sessions.js'
import { tellSecurityEvent } from '../actions/tell_security_event.js'
import { clientInfo } from '../client_info.js'
import { putSessionVersion } from '../session_version.js'

export default class OtherBrowserSessionsController {
  async destroy(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const { id } = auth.getUserOrFail()
    const version = await db.transaction(async (trx) => {
      await tellSecurityEvent(trx, id, 'signed_out_others', clientInfo(ctx))
      return endSessions(trx, id, session.sessionId)
    })
    putSessionVersion(session, version)
    if (replyKind(request) === 'json') return response.noContent()
    session.flash('status', 'other-sessions-ended')
    return response.redirect().status(303).back()
  }
}
