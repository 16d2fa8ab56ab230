/** The languages that the screens, mails and errors speak; the first one is where all texts come from. */
export const LANGUAGES = ['en', 'de', 'es'] as const

export type Language = (typeof LANGUAGES)[number]

/** Each language in its own words, as a list to choose from shows them. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language)
}

/** Folder of a language's build, below `public/` and in addresses. */
export function assetsOf(language: string): string {
  return language === LANGUAGES[0] ? 'assets' : `assets/${language}`
}
