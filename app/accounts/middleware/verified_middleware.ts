import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { replyKind } from '#app/core/errors/reply_kind'
import { featureOn } from '#config/features'
import { keepIntendedPath } from '#app/core/http/intended_path'
import { emailNotVerified } from '../errors.js'

/** Lets signed-in users pass whose e-mail address is verified; the others are asked to verify it, or answered 403. */
export default class VerifiedMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, request, response, session } = ctx
    const user = auth.getUserOrFail()
    if (user.emailVerifiedAt || !featureOn('emailVerification')) return next()
    if (replyKind(request) === 'json') {
      throw emailNotVerified()
    }
    if (request.method() === 'GET') keepIntendedPath(ctx, request.url(true))
    session.flash('status', 'verification-needed')
    return response.redirect().toPath('/email/verify')
  }
}
