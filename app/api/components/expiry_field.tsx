import { EXPIRIES, type Expiry } from '~/api/tokens/expiry'
import { API_MESSAGES } from '~/api/messages/en/common'
import { Field } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'

const MESSAGES = API_MESSAGES.expiry

interface ExpiryFieldProps {
  value: Expiry
  onChange: (value: Expiry) => void
  error?: string
  className?: string
}

/** When a new token ends. */
export function ExpiryField({ value, onChange, error, className }: ExpiryFieldProps) {
  return (
    <Field label={MESSAGES.label} error={error} className={className}>
      <Select
        name="expires_in_days"
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(EXPIRIES.find((days) => String(days ?? '') === target.value) ?? null)
        }
      >
        {EXPIRIES.map((days) => (
          <option key={String(days)} value={days ?? ''}>
            {days === null ? MESSAGES.never : MESSAGES.after(days)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
