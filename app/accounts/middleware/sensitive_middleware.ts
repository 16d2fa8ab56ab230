import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { asksInPlace } from '#app/core/errors/confirmation_required'
import { requireConfirmation } from '../passwords/require_confirmation.js'
import { requirePassword } from '../passwords/require_password.js'
import { sensitiveChange } from '../passwords/sensitive_changes.js'

/**
 * Lets what is sensitive pass (`SENSITIVE_CHANGES`) where the user has just said who they are: in this session, or by
 * the password in the form. The others are asked.
 */
export default class SensitiveMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { by, when } = sensitiveChange(ctx)
    if (by === 'fields' || (when && !when(ctx))) return next()
    // Our own pages ask who has no password as for any other change.
    const isAsked = ctx.auth.getUserOrFail().password === null && asksInPlace(ctx.request)
    if (by === 'session' || isAsked) await requireConfirmation(ctx)
    else await requirePassword(ctx)
    return next()
  }
}
