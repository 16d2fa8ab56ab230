import type { HttpContext } from '@adonisjs/core/http'
import { AppError, notFound } from '#app/core/errors/app_error'
import { replyKind } from '#app/core/errors/reply_kind'
import { undoEmailChange } from '../actions/undo_email_change.js'
import { clientInfo } from '../sessions/client_info.js'
import { EMAIL_CHANGE_BANNERS } from '../messages/en/email_change.js'
import { findUndoableEmailChange } from '../queries/find_email_change.js'

/** Where the link in the mail to the old address leads. */
export default class UndoneEmailChangeController {
  /** Asks first: programs that look at mails open the links in them. */
  async show({ inertia, params, response }: HttpContext) {
    const change = await findUndoableEmailChange(Number(params.change))
    if (!change) throw notFound()
    // The address of the page is a key to the account.
    response.header('Referrer-Policy', 'same-origin')
    response.header('Cache-Control', 'no-store')
    const { oldEmail, newEmail, state } = change
    return inertia.render('accounts/undo_email_change', { oldEmail, newEmail, state })
  }

  async store(ctx: HttpContext) {
    const { params, request, response, session } = ctx
    const outcome = await undoEmailChange(Number(params.change), clientInfo(ctx))
    const json = replyKind(request) === 'json'
    const refusal = {
      undone: null,
      taken: EMAIL_CHANGE_BANNERS.oldTaken,
      over: EMAIL_CHANGE_BANNERS.gone,
    }[outcome]
    if (json && refusal) throw new AppError(409, `email_change_${outcome}`, refusal)
    if (json) return response.noContent()
    if (refusal) session.flash('inputErrorsBag', { email: [refusal] })
    // With the signature, which going back would lose.
    return response.redirect().status(303).toPath(request.url(true))
  }
}
