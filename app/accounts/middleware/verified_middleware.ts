import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#app/core/errors/app_error'
import { REPLY_TEXTS } from '#app/core/messages/en/replies'
import { replyKind } from '#app/core/errors/reply_kind'
import { featureOn } from '#config/features'
import { keepIntendedPath } from '#app/core/http/intended_path'

/** Lets signed-in users pass whose e-mail address is verified; the others are asked to verify it, or answered 403. */
export default class VerifiedMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, request, response, session } = ctx
    const user = auth.getUserOrFail()
    if (user.emailVerifiedAt || !featureOn('emailVerification')) return next()
    if (replyKind(request) === 'json') {
      throw new AppError(403, 'email_not_verified', REPLY_TEXTS.unverified)
    }
    if (request.method() === 'GET') keepIntendedPath(ctx, request.url(true))
    session.flash('status', 'verification-needed')
    return response.redirect().toPath('/email/verify')
  }
}
