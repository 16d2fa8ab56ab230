import type { HttpContext } from '@adonisjs/core/http'

/** For clients that call before any page gave them the XSRF-TOKEN cookie; setting it is the shield's work. */
export default class CsrfCookieController {
  show({ response }: HttpContext) {
    return response.noContent()
  }
}
