import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { checkCsrfBody } from '#app/core/http/csrf'

/** The second look for a token, at forms that bring it among their fields: once these have been read. */
export default class CsrfMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    checkCsrfBody(ctx)
    return next()
  }
}
