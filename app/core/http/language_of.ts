import type { HttpContext } from '@adonisjs/core/http'
import { isPublicApi } from '../errors/public_api_error.js'
import { isLocale, type Locale, LOCALES } from '#app/i18n/locales'
import { preferredLocale } from '#app/i18n/preferred_locale'

/** Keeps what a guest has chosen; also the name of the query that chooses, as links of the footer do. */
export const LANGUAGE_COOKIE = 'language'

/**
 * The language of an answer, before its asker is known: chosen by the address, or earlier, or else the browser's. What
 * programs get is always English.
 */
export function languageOf({ request }: HttpContext): Locale {
  if (isPublicApi(request)) return LOCALES[0]
  const asked = requestedLocale(request)
  if (asked) return asked
  const kept: unknown = request.plainCookie(LANGUAGE_COOKIE, undefined, false)
  return isLocale(kept) ? kept : preferredLocale(request.header('accept-language'))
}

/** The language that the address names, as in `/?language=de`. */
export function requestedLocale(request: HttpContext['request']): Locale | null {
  if (!request.request.url?.includes(`${LANGUAGE_COOKIE}=`)) return null
  const asked: unknown = request.qs()[LANGUAGE_COOKIE]
  return isLocale(asked) ? asked : null
}
