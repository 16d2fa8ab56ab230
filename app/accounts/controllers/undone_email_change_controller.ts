import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/errors'
import { replyKind } from '#app/core/errors/reply_kind'
import { undoEmailChange } from '../actions/undo_email_change.js'
import { clientInfo } from '../sessions/client_info.js'
import { findUndoableEmailChange } from '../queries/find_email_change.js'
import { undoingRefused } from '../errors.js'

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
    const refusal = outcome === 'undone' ? null : undoingRefused[outcome]()
    if (json && refusal) throw refusal
    if (json) return response.noContent()
    if (refusal) session.flash('inputErrorsBag', { email: [refusal.sentence] })
    // With the signature, which going back would lose.
    return response.redirect().status(303).toPath(request.url(true))
  }
}
