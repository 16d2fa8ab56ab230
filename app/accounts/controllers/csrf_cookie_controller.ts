import type { HttpContext } from '@adonisjs/core/http'

/** For clients that call before any page gave them the XSRF-TOKEN cookie; `app/core/http/csrf.ts` sets it. */
export default class CsrfCookieController {
  show({ response }: HttpContext) {
    return response.noContent()
  }
}
