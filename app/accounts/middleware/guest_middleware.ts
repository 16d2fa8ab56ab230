import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { recogniseUser } from '../sessions/session_version.js'

/** Sign-in and registration are for guests; a signed-in user is sent to the dashboard. */
export default class GuestMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (await recogniseUser(ctx)) return ctx.response.redirect().toRoute('dashboard')
    return next()
  }
}
