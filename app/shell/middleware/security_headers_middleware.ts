import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { putSecurityHeaders } from '#app/core/http/security_headers'

/** The first of all: what others answer past everything, or when they fail, carries the headers too. */
export default class SecurityHeadersMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    putSecurityHeaders(response.response)
    return next()
  }
}
