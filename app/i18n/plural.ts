import { formatLocale } from '#app/i18n/format'

/** A text in the forms that a language has for numbers, by their names in Unicode's rules; what lacks is said as `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const rulesOf = new Map<string, Intl.PluralRules>()

/**
 * The form that a number takes in the language that is spoken: `one` is 1 in English, German and Spanish, and `many` in Spanish whole
 * millions.
 */
export function plural(count: number, forms: PluralForms): string {
  const locale = formatLocale()
  let rules = rulesOf.get(locale)
  if (!rules) {
    rules = new Intl.PluralRules(locale)
    rulesOf.set(locale, rules)
  }
  return forms[rules.select(count)] ?? forms.other
}
