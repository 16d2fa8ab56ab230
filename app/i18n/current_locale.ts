import { AsyncLocalStorage } from 'node:async_hooks'
import { type Locale, LOCALES } from './locales.js'

const spoken = new AsyncLocalStorage<{ language: Locale }>()

/** The language of the request or mail that is being answered or written; English outside of them. */
export function currentLocale(): Locale {
  return spoken.getStore()?.language ?? LOCALES[0]
}

/** The locale of numbers and dates that the server writes. */
export function requestFormatLocale(): string {
  const language = currentLocale()
  return language === 'en' ? 'en-US' : language
}

/** Does something in a language: every text that is read meanwhile is in it. */
export function withLocale<Result>(language: Locale, act: () => Result): Result {
  return spoken.run({ language }, act)
}

/** Goes on in another language, in the midst of a request: once its sender is known, say. */
export function switchLocale(language: Locale): void {
  const store = spoken.getStore()
  if (store) store.language = language
}
