import { useState } from 'react'
import type { BillingDetails, BillingField } from '../buyers/billing_details'
import type { BillingProps, PayPageProps } from '../hosted/page_props'
import { taxOn } from '../buyers/tax'
import { vatNumberIn } from '../buyers/vat_numbers'

/** What is to be paid, in cents. */
export interface Cost {
  /** Today. */
  total: number
  /** Each month after a first one that is cheaper. */
  later: number
  /** Null where none is worked out; without an amount until it is known where the buyer is. */
  tax: { amount: number | null; isIncluded: boolean } | null
}

export interface FilledBilling {
  isOpen: boolean
  open: () => void
  details: BillingDetails
  change: (field: BillingField, value: string) => void
  /** What was refused, by field. */
  errors: Partial<Record<BillingField, string>>
  /** Takes the server's errors over. */
  refuse: (errors: Record<string, string[]>) => void
}

const NOTHING: BillingDetails = {
  name: '',
  line1: '',
  line2: '',
  postal_code: '',
  city: '',
  state: '',
  country: '',
  vat_number: '',
}

/** What somebody says of themselves for an invoice; closed until they want to where nothing of it is needed or known. */
export function useBilling(billing: BillingProps | null): FilledBilling {
  const [details, setDetails] = useState(billing?.known ?? NOTHING)
  const [errors, setErrors] = useState<FilledBilling['errors']>({})
  const isNeeded = billing !== null && (billing.needed.address || billing.needed.country)
  const [isOpen, setOpen] = useState(isNeeded || details.country !== '' || details.line1 !== '')
  return {
    isOpen: billing !== null && isOpen,
    open: () => setOpen(true),
    details,
    change: (field, value) => {
      setDetails((before) => ({ ...before, [field]: value }))
      setErrors(({ [field]: _, ...others }) => others)
    },
    errors,
    refuse: (refused) =>
      setErrors(
        Object.fromEntries(
          Object.entries(refused).map(([name, [said]]) => [name.replace('billing.', ''), said])
        )
      ),
  }
}

/** What is to be paid by whoever says that of themselves. */
export function costOf(
  { subtotal, discount }: PayPageProps['session'],
  tax: BillingProps['tax'],
  { country, vat_number: typed }: BillingDetails
): Cost {
  const net = subtotal - discount
  if (!tax) return { total: net, later: subtotal, tax: null }
  const isIncluded = tax.is_included
  if (country === '') return { total: net, later: subtotal, tax: { amount: null, isIncluded } }
  const taxOf = (amount: number) => (vatNumberIn(country, typed) ? 0 : taxOn(amount, isIncluded))
  const onTop = (amount: number) => (isIncluded ? amount : amount + taxOf(amount))
  return { total: onTop(net), later: onTop(subtotal), tax: { amount: taxOf(net), isIncluded } }
}
