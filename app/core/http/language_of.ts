import type { HttpContext } from '@adonisjs/core/http'
import { isPublicApi } from '../errors/public_api_error.js'
import { isLanguage, type Language, LANGUAGES } from '#app/i18n/languages'
import { preferredLanguage } from '#app/i18n/preferred_language'

/** Keeps what a guest has chosen; also the name of the query that chooses, as links of the footer do. */
export const LANGUAGE_COOKIE = 'language'

/**
 * The language of an answer, before its asker is known: chosen by the address, or earlier, or else the browser's. What
 * programs get is always English.
 */
export function languageOf({ request }: HttpContext): Language {
  if (isPublicApi(request)) return LANGUAGES[0]
  const asked = askedLanguage(request)
  if (asked) return asked
  const kept: unknown = request.plainCookie(LANGUAGE_COOKIE, undefined, false)
  return isLanguage(kept) ? kept : preferredLanguage(request.header('accept-language'))
}

/** The language that the address names, as in `/?language=de`. */
export function askedLanguage(request: HttpContext['request']): Language | null {
  if (!request.request.url?.includes(`${LANGUAGE_COOKIE}=`)) return null
  const asked: unknown = request.qs()[LANGUAGE_COOKIE]
  return isLanguage(asked) ? asked : null
}
