import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { AFFILIATE_MESSAGES } from '../messages/en/programme'

interface PaypalFieldProps {
  value: string
  onChange: (value: string) => void
  hint: string
  error?: string
  className?: string
}

/** The address of the PayPal account that payouts go to. */
export function PaypalField({ value, onChange, ...field }: PaypalFieldProps) {
  return (
    <Field label={AFFILIATE_MESSAGES.paypalEmail} required {...field}>
      <Input
        type="email"
        name="paypal_email"
        autoComplete="email"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
