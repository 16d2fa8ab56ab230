import { safeEqual } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { unauthorized } from '#app/core/errors/errors'
import { replyKind } from '#app/core/errors/reply_kind'
import { confirmIdentity } from '../actions/confirm_identity.js'
import { queueConfirmationMail } from '../actions/queue_confirmation_mail.js'
import { emailHash } from '../actions/queue_verification_mail.js'
import { PASSWORD_BANNERS } from '../messages/en/errors.js'
import { pullIntendedPath } from '#app/core/http/intended_path'
import { confirmMail } from '../passwords/password_confirmation.js'
import { limitMailsTo } from '../emails/mail_limit.js'
import { emptyJson } from '../reply_status.js'
import { owesSecondFactor } from '../two_factor/second_factor.js'

/** How those confirm who they are whose account has no password: by a link that is sent to their address. */
export default class MailConfirmationController {
  /** Sends the link. */
  async store(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const user = auth.getUserOrFail()
    refuseWithPassword(user)
    await limitMailsTo(user.email)
    await db.transaction((trx) => queueConfirmationMail(trx, user))
    if (replyKind(request) === 'json') return emptyJson(response.status(202))
    session.flash('status', 'confirmation-link-sent')
    return response.redirect().status(303).back()
  }

  /**
   * Where the link leads. It confirms the session in which it is opened, not the one that asked for it; where a second
   * factor is set up, that is asked for next.
   */
  async show(ctx: HttpContext) {
    const { auth, params, request, response, session } = ctx
    const user = auth.getUserOrFail()
    refuseWithPassword(user)
    if (String(user.id) !== params.id || !safeEqual(params.hash, emailHash(user.email))) {
      throw unauthorized()
    }
    if (owesSecondFactor(user)) {
      confirmMail(session)
      if (replyKind(request) === 'json') return response.noContent()
      return response.redirect().toRoute('password.confirm')
    }
    await confirmIdentity(ctx)
    if (replyKind(request) === 'json') return response.noContent()
    session.flash('banner', PASSWORD_BANNERS.confirmedByMail)
    return response.redirect().toPath(pullIntendedPath(ctx, '/user/profile'))
  }
}

/** A password is confirmed by itself alone. */
function refuseWithPassword({ password }: { password: string | null }): void {
  if (password !== null) throw unauthorized()
}
