import Negotiator from 'negotiator'
import { isLocale, type Locale, LOCALES } from './locales.js'

/** Characters of a header that are read; browsers send fewer. */
const LONGEST = 500

/** The language that a browser prefers among those spoken here, by its `Accept-Language`; English when there is none. */
export function preferredLocale(accepted = ''): Locale {
  const headers = { 'accept-language': accepted.slice(0, LONGEST) }
  const tags = new Negotiator({ headers }).languages()
  return tags.map((tag) => tag.split('-')[0]!.toLowerCase()).find(isLocale) ?? LOCALES[0]
}
