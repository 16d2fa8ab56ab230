/** The types that the payment provider has for VAT numbers. */
type VatType = 'eu_vat' | 'gb_vat' | 'ch_vat' | 'no_vat'

export interface VatNumber {
  type: VatType
  /** Without blanks and points, with the country's letters where it has them. */
  value: string
}

interface Form {
  type: VatType
  /** The letters in front, which may be left out. */
  prefix: string
  /** What comes after them. */
  pattern: RegExp
}

const european = (prefix: string, pattern: RegExp): Form => ({ type: 'eu_vat', prefix, pattern })

/** How VAT numbers look, by country. Whether one was given to anybody only the country's office knows. */
const FORMS: Record<string, Form> = {
  AT: european('AT', /^U\d{8}$/),
  BE: european('BE', /^[01]\d{9}$/),
  BG: european('BG', /^\d{9,10}$/),
  CY: european('CY', /^\d{8}[A-Z]$/),
  CZ: european('CZ', /^\d{8,10}$/),
  DE: european('DE', /^\d{9}$/),
  DK: european('DK', /^\d{8}$/),
  EE: european('EE', /^\d{9}$/),
  ES: european('ES', /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/),
  FI: european('FI', /^\d{8}$/),
  FR: european('FR', /^[A-HJ-NP-Z\d]{2}\d{9}$/),
  GR: european('EL', /^\d{9}$/),
  HR: european('HR', /^\d{11}$/),
  HU: european('HU', /^\d{8}$/),
  IE: european('IE', /^(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/),
  IT: european('IT', /^\d{11}$/),
  LT: european('LT', /^(\d{9}|\d{12})$/),
  LU: european('LU', /^\d{8}$/),
  LV: european('LV', /^\d{11}$/),
  MT: european('MT', /^\d{8}$/),
  NL: european('NL', /^\d{9}B\d{2}$/),
  PL: european('PL', /^\d{10}$/),
  PT: european('PT', /^\d{9}$/),
  RO: european('RO', /^[1-9]\d{1,9}$/),
  SE: european('SE', /^\d{12}$/),
  SI: european('SI', /^\d{8}$/),
  SK: european('SK', /^\d{10}$/),
  CH: { type: 'ch_vat', prefix: 'CHE', pattern: /^\d{9}(MWST|TVA|IVA)?$/ },
  GB: { type: 'gb_vat', prefix: 'GB', pattern: /^(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/ },
  NO: { type: 'no_vat', prefix: 'NO', pattern: /^\d{9}(MVA)?$/ },
}

/** Whether businesses of a country are asked for a VAT number. */
export function hasVatNumbers(country: string): boolean {
  return Object.hasOwn(FORMS, country)
}

/** A VAT number as it was typed, in its one form; null when it does not look like one of the country. */
export function vatNumberIn(country: string, typed: string): VatNumber | null {
  const form = hasVatNumbers(country) ? FORMS[country] : undefined
  if (!form) return null
  const { type, prefix, pattern } = form
  const bare = typed.toUpperCase().replaceAll(/[\s.\-/]/g, '')
  const rest = bare.startsWith(prefix) ? bare.slice(prefix.length) : bare
  return pattern.test(rest) ? { type, value: prefix + rest } : null
}
