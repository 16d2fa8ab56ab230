import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, LANGUAGES } from './languages.js'

const spoken = new AsyncLocalStorage<{ language: Language }>()

/** The language of the request or mail that is being answered or written; English outside of them. */
export function spokenLanguage(): Language {
  return spoken.getStore()?.language ?? LANGUAGES[0]
}

/** The locale of numbers and dates that the server writes. */
export function spokenLocale(): string {
  const language = spokenLanguage()
  return language === 'en' ? 'en-US' : language
}

/** Does something in a language: every text that is read meanwhile is in it. */
export function speak<Result>(language: Language, act: () => Result): Result {
  return spoken.run({ language }, act)
}

/** Goes on in another language, in the midst of a request: once its sender is known, say. */
export function goOnIn(language: Language): void {
  const store = spoken.getStore()
  if (store) store.language = language
}
