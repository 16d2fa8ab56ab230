import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { FormError } from '#app/core/errors/form_error'
import { replyKind } from '#app/core/errors/reply_kind'
import { codeField } from '#app/core/validation/text_fields'
import { continueSignIn } from '../actions/continue_sign_in.js'
import { noteFailedSignIn } from '../actions/note_failed_sign_in.js'
import { ACCOUNT_ERRORS } from '../messages/en/errors.js'
import { answerMailedCode, mailedCodeAddress } from '../emails/mailed_code.js'

const codeValidator = vine.create({ code: codeField().trim() })

/** The code that is mailed when somebody guesses at an account and a device that it does not know signs in. */
export default class MailedCodeController {
  create(ctx: HttpContext) {
    const email = mailedCodeAddress(ctx)
    if (email === null) return ctx.response.redirect().toRoute('login')
    return ctx.inertia.render('accounts/mailed_code', { email })
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const { code } = await request.validateUsing(codeValidator)
    const answer = await answerMailedCode(ctx, code)
    if (answer.kind === 'right') {
      const { user, remember } = answer
      return continueSignIn(ctx, user, { remember, isMailConfirmed: true })
    }
    noteFailedSignIn(ctx, answer.user, 'mailed_code_failed', false)
    const isOver = answer.kind === 'over'
    const errors = { code: isOver ? ACCOUNT_ERRORS.signInAgain : ACCOUNT_ERRORS.mailedCode }
    if (!isOver || replyKind(request) === 'json') throw new FormError(errors)
    session.flash('inputErrorsBag', { email: errors.code })
    return response.redirect().toRoute('login')
  }
}
