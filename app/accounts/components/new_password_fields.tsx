import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { Field } from '~/ui/forms/field'
import { PasswordInput } from '~/ui/forms/password_input'

type PasswordKey = 'password' | 'password_confirmation'

interface NewPasswordFieldsProps {
  data: Record<PasswordKey, string>
  errors: Partial<Record<PasswordKey, string>>
  setData: (key: PasswordKey, value: string) => void
  label?: string
  hint?: string
  autoFocus?: boolean
}

/** A password that is chosen, twice. */
export function NewPasswordFields({
  data,
  errors,
  setData,
  label = ACCOUNT_MESSAGES.password,
  hint = ACCOUNT_MESSAGES.passwordHint,
  autoFocus = false,
}: NewPasswordFieldsProps) {
  return (
    <>
      <Field label={label} error={errors.password} hint={hint} required>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          autoFocus={autoFocus}
          value={data.password}
          onChange={(event) => setData('password', event.target.value)}
        />
      </Field>
      <Field
        label={ACCOUNT_MESSAGES.passwordConfirmation}
        error={errors.password_confirmation}
        required
      >
        <PasswordInput
          name="password_confirmation"
          autoComplete="new-password"
          value={data.password_confirmation}
          onChange={(event) => setData('password_confirmation', event.target.value)}
        />
      </Field>
    </>
  )
}
