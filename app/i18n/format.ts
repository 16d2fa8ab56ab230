/** Where a page reads its locale: the browser's own one of the page's language, so that a Briton reads British dates. */
let locale = (): string => {
  const { lang } = document.documentElement
  return navigator.languages.find((tag) => tag.split('-')[0] === lang) ?? lang
}

/** Has another source tell the locale; the server's is the language that it speaks. */
export function readLocaleFrom(source: () => string): void {
  locale = source
}

/** The locale of numbers, money and dates. */
export function formatLocale(): string {
  return locale()
}

export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(locale(), options)
}

/** @param cents hundredths of the currency's unit */
export function formatMoney(
  cents: number,
  currency: string,
  options?: Intl.NumberFormatOptions
): string {
  return formatNumber(cents / 100, { style: 'currency', currency, ...options })
}

/** Names countries by their codes of ISO 3166-1. */
export function countryNames(): (code: string) => string {
  const names = new Intl.DisplayNames(locale(), { type: 'region' })
  return (code) => names.of(code) ?? code
}

/** @param time a moment, or its ISO text */
export function formatDate(
  time: Date | string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }
): string {
  return new Date(time).toLocaleString(locale(), options)
}
