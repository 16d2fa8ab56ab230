import { type Locale, LOCALES } from './locales.js'
import { currentLocale } from './current_locale.js'

type Texts = Record<string, unknown>

/**
 * Has the strings and functions of an English catalogue read in the language that is spoken when they are read. The
 * object stays the one that others have imported, and so do the objects within.
 * @param translationIn the same catalogue in another language, asked for when a text is read; where a text lacks there,
 *   the English one is read
 */
export function localise(
  english: object,
  translationIn: (language: Locale) => object | undefined
): void {
  for (const [key, text] of Object.entries(english)) {
    const textIn = (language: Locale) => (translationIn(language) as Texts | undefined)?.[key]
    if (typeof text === 'string' || typeof text === 'function') {
      Object.defineProperty(english, key, {
        get: () => {
          const language = currentLocale()
          return language === LOCALES[0] ? text : (textIn(language) ?? text)
        },
        enumerable: true,
        configurable: true,
      })
    } else if (typeof text === 'object' && text !== null) {
      localise(text, textIn as (language: Locale) => object | undefined)
    }
  }
}
