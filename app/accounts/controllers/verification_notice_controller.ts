import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { replyKind } from '#app/core/errors/reply_kind'
import { queueVerificationMail } from '../actions/queue_verification_mail.js'
import { pullIntendedPath } from '#app/core/http/intended_path'
import { limitMailsTo } from '../emails/mail_limit.js'
import { emptyJson } from '../reply_status.js'

/** Asks to open the link that was sent, and sends it again. */
export default class VerificationNoticeController {
  show(ctx: HttpContext) {
    const { auth, inertia, response, session } = ctx
    const user = auth.getUserOrFail()
    if (user.emailVerifiedAt) return response.redirect().toPath(pullIntendedPath(ctx))
    const status: string | null = session.flashMessages.get('status') ?? null
    return inertia.render('accounts/verify_email', { email: user.email, status })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const user = auth.getUserOrFail()
    const json = replyKind(request) === 'json'
    if (user.emailVerifiedAt) {
      return json ? response.noContent() : response.redirect().toPath(pullIntendedPath(ctx))
    }
    await limitMailsTo(user.email)
    await db.transaction((trx) => queueVerificationMail(trx, user))
    if (json) return emptyJson(response.status(202))
    session.flash('status', 'verification-link-sent')
    return response.redirect().back()
  }
}
