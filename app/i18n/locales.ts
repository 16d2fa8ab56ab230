/** The languages that the screens, mails and errors speak; the first one is where all texts come from. */
export const LOCALES = ['en', 'de', 'es'] as const

export type Locale = (typeof LOCALES)[number]

/** Each language in its own words, as a list to choose from shows them. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}

/** Folder of a language's build, below `public/` and in addresses. */
export function assetsOf(language: string): string {
  return language === LOCALES[0] ? 'assets' : `assets/${language}`
}
