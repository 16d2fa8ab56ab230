import type { Options } from 'csv-stringify'
import type { Locale } from '#app/i18n/locales'
import { currentLocale } from '#app/i18n/current_locale'

/** How spreadsheets part columns and write fractions where a language is spoken: with a comma for fractions, semicolons part columns. */
const WAYS: Record<Locale, { delimiter: string; point: string }> = {
  en: { delimiter: ',', point: '.' },
  de: { delimiter: ';', point: ',' },
  es: { delimiter: ';', point: ',' },
}

/** What a spreadsheet takes for the beginning of a formula behind signs that it drops or does not show. */
const HIDDEN_FORMULA = /^[\s\p{Cf}]+[=+\-@\uff1d\uff0b\uff0d\uff20]|^\n/u

/**
 * How files of rows are written: for spreadsheets in the language of the request, with a line of headings. Excel knows UTF-8 by the
 * mark of byte order.
 * @param textOf a number, with a point before its fraction
 */
export function csvOptions(columns: string[], textOf: (value: number) => string = String): Options {
  const { delimiter, point } = WAYS[currentLocale()]
  return {
    bom: true,
    header: true,
    columns,
    delimiter,
    record_delimiter: 'windows',
    // A product may be named like a formula, which a spreadsheet would run; numbers stay numbers.
    escape_formulas: true,
    cast: {
      string: (value) => ({
        value: HIDDEN_FORMULA.test(value) ? `'${value}` : value,
        // Somebody else's spreadsheet may part columns at another of these.
        quoted: /[,;\t]/.test(value),
      }),
      number: (value) => ({ value: textOf(value).replace('.', point), escape_formulas: false }),
    },
  }
}
