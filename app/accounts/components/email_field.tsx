import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'

interface EmailFieldProps {
  value: string
  onChange: (value: string) => void
  error?: string
  label?: string
  /** `username` where the address is the one that signs in. */
  autoComplete?: 'username' | 'email'
  autoFocus?: boolean
}

/** An e-mail address. */
export function EmailField({
  value,
  onChange,
  error,
  label = ACCOUNT_MESSAGES.email,
  autoComplete = 'username',
  autoFocus = false,
}: EmailFieldProps) {
  return (
    <Field label={label} error={error} required>
      <Input
        type="email"
        name="email"
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
