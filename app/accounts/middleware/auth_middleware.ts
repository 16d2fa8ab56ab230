import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { errors } from '@adonisjs/auth'
import { recogniseUser } from '../sessions/session_version.js'

interface Options {
  /** Not by "remember me": for answers that cannot bring its renewed cookie. */
  bySessionAlone?: boolean
}

/** Lets signed-in users pass; everybody else is sent to sign in, or answered 401. */
export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { bySessionAlone = false }: Options = {}) {
    const isAllowed = !bySessionAlone || ctx.session.has(ctx.auth.use('web').sessionKeyName)
    if (isAllowed && (await recogniseUser(ctx))) return next()
    throw new errors.E_UNAUTHORIZED_ACCESS('Unauthorized access', { guardDriverName: 'session' })
  }
}
