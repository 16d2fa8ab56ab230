import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#app/shell/exceptions/app_error'
import { REPLY_TEXTS } from '#app/shell/exceptions/reply_texts'
import { replyKind } from '#app/shell/exceptions/reply_kind'
import { CONFIRMATION_SECONDS, secondsSinceConfirmation } from '../password_confirmation.js'

interface Options {
  /** Lets those pass as well who have no password that they could give. */
  unlessNone?: boolean
}

/** Lets users pass who gave their password in this session within three hours; the others are asked for it. */
export default class PasswordConfirmedMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { unlessNone = false }: Options = {}) {
    const { auth, request, response, session } = ctx
    if (unlessNone && auth.getUserOrFail().password === null) return next()
    const seconds = secondsSinceConfirmation(session)
    if (seconds !== null && seconds <= CONFIRMATION_SECONDS) return next()
    if (replyKind(request) === 'json') {
      throw new AppError(423, 'password_confirmation_required', REPLY_TEXTS.passwordConfirmation)
    }
    const back = request.method() === 'GET' ? request.url(true) : '/user/profile'
    session.setIntendedUrl(back)
    return response.redirect().toPath('/user/confirm-password')
  }
}
