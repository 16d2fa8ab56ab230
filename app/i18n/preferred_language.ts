import { isLanguage, type Language, LANGUAGES } from './languages.js'

/** Browsers of one language send few different headers; whoever sends many is not remembered. */
const MOST_REMEMBERED = 500
/** Characters of a header that are read; browsers send fewer. */
const LONGEST = 500
const remembered = new Map<string, Language>()

/** The language that a browser prefers among those spoken here, by its `Accept-Language`; English when there is none. */
export function preferredLanguage(accepted = ''): Language {
  const known = remembered.get(accepted)
  if (known) return known
  const language = choose(accepted.slice(0, LONGEST))
  const isUsual = accepted.length <= LONGEST
  if (isUsual && remembered.size < MOST_REMEMBERED) remembered.set(accepted, language)
  return language
}

function choose(accepted: string): Language {
  const ranges = accepted
    .split(',')
    .map((range) => {
      const [tag, weight] = range.split(';').map((part) => part.trim())
      return {
        language: tag.split('-')[0].toLowerCase(),
        weight: Number(weight?.replace(/^q=/, '') ?? 1),
      }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return ranges.map(({ language }) => language).find(isLanguage) ?? LANGUAGES[0]
}
