import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import db from '@adonisjs/lucid/services/db'
import { isOperator } from '#app/accounts/operators/operators'
import { requireConfirmation } from '#app/accounts/passwords/require_confirmation'
import { notFound } from '#app/core/errors/errors'

/**
 * Lets operators pass who have set up a second factor; to everybody else the pages do not exist. Whoever changes something has said who they are
 * a short while ago.
 */
export default class OperatorMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const user = ctx.auth.getUserOrFail()
    if (!(await isOperator(db.connection(), user.id))) throw notFound()
    if (!user.twoFactorConfirmedAt) {
      return ctx.response.send(await ctx.inertia.render('admin/second_factor', {}))
    }
    if (!['GET', 'HEAD'].includes(ctx.request.method())) await requireConfirmation(ctx)
    return next()
  }
}
