import { hasVatNumbers, vatNumberIn } from './vat_numbers.js'

/** What a buyer says of themselves for the invoice; empty where they say nothing. */
export interface BillingDetails {
  /** Of the business, or their own. */
  name: string
  line1: string
  line2: string
  postal_code: string
  city: string
  state: string
  country: string
  vat_number: string
}

export type BillingField = keyof BillingDetails

/** What a payment page needs of it. */
export interface NeededOfBuyer {
  /** A whole address. */
  address: boolean
  /** The country, since tax is worked out. */
  country: boolean
}

export const NOTHING_NEEDED: NeededOfBuyer = { address: false, country: false }

type Problem = 'missing' | 'wrong_vat_number'

/** What is wrong with details, by field. */
export function problemsOf(
  details: BillingDetails,
  needed: NeededOfBuyer
): Partial<Record<BillingField, Problem>> {
  const asksForVat = hasVatNumbers(details.country) && details.vat_number !== ''
  const fields = new Set<BillingField>()
  if (needed.address) for (const field of ADDRESS_NEEDS) fields.add(field)
  if (needed.country) fields.add('country')
  // Whose number it is stands beside it.
  if (asksForVat) fields.add('name')
  const problems: Partial<Record<BillingField, Problem>> = {}
  for (const field of fields) if (details[field] === '') problems[field] = 'missing'
  if (asksForVat && !vatNumberIn(details.country, details.vat_number)) {
    problems.vat_number = 'wrong_vat_number'
  }
  return problems
}

const ADDRESS_NEEDS = ['name', 'line1', 'city', 'country'] as const
