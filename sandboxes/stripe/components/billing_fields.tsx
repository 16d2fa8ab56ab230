import { FilePlus } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { countryNames, formatLocale } from '~/i18n/format'
import { Button } from '~/ui/buttons/button'
import { classNames } from '~/ui/class_names'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { Select } from '~/ui/forms/select'
import type { BillingField } from '../buyers/billing_details'
import { COUNTRIES } from '../buyers/countries'
import type { BillingProps } from '../hosted/page_props'
import { SANDBOX_MESSAGES } from '../messages/en/common'
import { hasVatNumbers } from '../buyers/vat_numbers'
import type { FilledBilling } from './use_billing'

const MESSAGES = SANDBOX_MESSAGES.billing

interface BillingFieldsProps {
  billing: BillingProps
  filled: FilledBilling
  /** Where the title stands already. */
  bare?: boolean
}

/** Asks who the invoice is to: behind a button where nothing of it is needed. */
export function BillingFields({ billing, filled, bare = false }: BillingFieldsProps) {
  if (!filled.isOpen) {
    return (
      <Button
        variant="secondary"
        // Longer than its card is wide, in every language.
        className="h-auto! min-h-10 w-full py-1 whitespace-normal!"
        onClick={filled.open}
      >
        <FilePlus aria-hidden className="size-4" />
        {MESSAGES.offer}
      </Button>
    )
  }
  const { country } = filled.details
  const hasNumber = billing.asks_for_vat && hasVatNumbers(country)
  const text = (field: BillingField, label: string, autoComplete: string, hint?: string) => (
    <TextField {...{ field, label, autoComplete, hint, filled }} required={isNeeded(field)} />
  )
  const isNeeded = (field: BillingField) =>
    billing.needed.address && ['name', 'line1', 'city'].includes(field)
  return (
    <fieldset className={classNames('space-y-4', !bare && 'border-b border-line pb-5')}>
      <legend className={bare ? 'sr-only' : 'flex w-full items-baseline justify-between gap-4'}>
        <span className="text-base font-semibold">{MESSAGES.title}</span>
        {!billing.needed.address && !billing.needed.country && (
          <span className="text-fine text-muted">{MESSAGES.optional}</span>
        )}
      </legend>
      {text('name', MESSAGES.name, 'organization')}
      <Field
        label={MESSAGES.country}
        error={filled.errors.country}
        required={billing.needed.country}
      >
        <CountrySelect value={country} onChange={(code) => filled.change('country', code)} />
      </Field>
      {text('line1', MESSAGES.line1, 'address-line1')}
      {text('line2', MESSAGES.line2, 'address-line2')}
      <div className="grid grid-cols-[2fr_3fr] gap-4">
        {text('postal_code', MESSAGES.postalCode, 'postal-code')}
        {text('city', MESSAGES.city, 'address-level2')}
      </div>
      {country !== '' && !hasVatNumbers(country) && text('state', MESSAGES.state, 'address-level1')}
      {hasNumber && text('vat_number', MESSAGES.vatNumber, 'off', MESSAGES.vatHint)}
      <p className="text-fine text-muted">{MESSAGES.kept}</p>
    </fieldset>
  )
}

interface TextFieldProps {
  field: BillingField
  label: string
  autoComplete: string
  hint?: ReactNode
  required: boolean
  filled: FilledBilling
}

function TextField({ field, label, autoComplete, hint, required, filled }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={filled.errors[field]} required={required}>
      <Input
        name={field}
        autoComplete={autoComplete}
        maxLength={120}
        value={filled.details[field]}
        onChange={(event) => filled.change(field, event.target.value)}
      />
    </Field>
  )
}

interface CountrySelectProps {
  value: string
  onChange: (code: string) => void
}

function CountrySelect({ value, onChange }: CountrySelectProps) {
  const countries = useMemo(() => {
    const nameOf = countryNames()
    const named = COUNTRIES.map((code) => ({ code, name: nameOf(code) }))
    return named.sort((one, other) => one.name.localeCompare(other.name, formatLocale()))
  }, [])
  return (
    <Select
      name="country"
      autoComplete="country"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{MESSAGES.noCountry}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
