import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/errors'
import { replyKind } from '#app/core/errors/reply_kind'
import { sql } from '#app/core/database/sql'
import { confirmEmailChange } from '../actions/confirm_email_change.js'
import { recordSecurityEvent } from '../actions/record_security_event.js'
import { giveUpEmailChange, queueEmailChangeLink } from '../actions/request_email_change.js'
import { clientInfo } from '../sessions/client_info.js'
import { EMAIL_CHANGE_BANNERS } from '../messages/en/email_change.js'
import { limitMailsTo } from '../emails/mail_limit.js'
import { findPendingEmailChange } from '../queries/find_email_change.js'
import { emptyJson, replyStatus } from '../reply_status.js'
import { emailChangeRefused } from '../errors.js'

/** A change of one's e-mail address that waits for its link to be opened. */
export default class EmailChangeController {
  /** Sends the link again. */
  async store(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const user = auth.getUserOrFail()
    const change = await findPendingEmailChange(user.id)
    if (!change) throw notFound()
    await limitMailsTo(change.newEmail)
    await db.transaction((trx) => queueEmailChangeLink(trx, user, change))
    if (replyKind(request) === 'json') return emptyJson(response.status(202))
    session.flash('status', 'email-change-link-sent')
    return response.redirect().status(303).back()
  }

  async destroy(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    await db.transaction(async (trx) => {
      await sql(trx, 'select 1 from users where id = ? for no key update', [id])
      if (!(await giveUpEmailChange(trx, id))) return
      await recordSecurityEvent(trx, id, 'email_change_cancelled', clientInfo(ctx))
    })
    return replyStatus(ctx, 'email-change-cancelled')
  }

  /** Where the link leads. It counts for who is signed in: a stranger at a mistyped address gets nowhere. */
  async confirm(ctx: HttpContext) {
    const { auth, params, request, response, session } = ctx
    const outcome = await confirmEmailChange(
      auth.getUserOrFail(),
      Number(params.change),
      clientInfo(ctx)
    )
    const banner = EMAIL_CHANGE_BANNERS[outcome]
    if (replyKind(request) === 'json') {
      if (outcome === 'changed') return response.noContent()
      throw emailChangeRefused[outcome]()
    }
    session.flash('banner', banner)
    session.flash('bannerStyle', outcome === 'changed' ? 'success' : 'danger')
    return response.redirect().toPath('/user/profile')
  }
}
