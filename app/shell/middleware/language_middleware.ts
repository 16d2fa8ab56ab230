import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { requestedLocale, LANGUAGE_COOKIE, languageOf } from '#app/core/http/language_of'
import { withLocale } from '#app/i18n/current_locale'

/** Has every answer in the language of its asker. For those who sign in it becomes the one of their account. */
export default class LanguageMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const asked = request.method() === 'GET' ? requestedLocale(request) : null
    if (asked) response.plainCookie(LANGUAGE_COOKIE, asked, { maxAge: '365d', encode: false })
    return withLocale(languageOf(ctx), next)
  }
}
