import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { askedLanguage, LANGUAGE_COOKIE, languageOf } from '#app/core/http/language_of'
import { speak } from '#app/i18n/speaking'

/** Has every answer in the language of its asker. For those who sign in it becomes the one of their account. */
export default class LanguageMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const asked = request.method() === 'GET' ? askedLanguage(request) : null
    if (asked) response.plainCookie(LANGUAGE_COOKIE, asked, { maxAge: '365d', encode: false })
    return speak(languageOf(ctx), next)
  }
}
