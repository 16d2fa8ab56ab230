import { useState } from 'react'
import {
  CONFIRMS_PASSWORD_MESSAGES,
  TWO_FACTOR_MESSAGES,
} from '~/accounts/messages/en/two_factor_screens'
import { Button } from '~/ui/buttons/button'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { PasswordInput } from '~/ui/forms/password_input'

const MESSAGES = TWO_FACTOR_MESSAGES.challenge

/** How somebody says who they are; empty where it is not asked. */
export interface Answer {
  password: string
  code: string
  recovery_code: string
}

export const NO_ANSWER: Answer = { password: '', code: '', recovery_code: '' }

type Errors = Partial<Record<keyof Answer, string>>

interface SecondFactorFieldProps {
  answer: Pick<Answer, 'code' | 'recovery_code'>
  errors: Errors
  onChange: (field: 'code' | 'recovery_code', value: string) => void
  autoFocus?: boolean
}

/** A code of the authenticator, or else a recovery code. */
export function SecondFactorField({ answer, errors, onChange, autoFocus }: SecondFactorFieldProps) {
  const [withRecoveryCode, setWithRecoveryCode] = useState(false)
  const field = withRecoveryCode ? 'recovery_code' : 'code'
  const texts = withRecoveryCode ? MESSAGES.recoveryCode : MESSAGES.code
  return (
    <Field
      key={field}
      label={texts.label}
      error={errors[field]}
      required
      aside={
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setWithRecoveryCode(!withRecoveryCode)
            onChange(field, '')
          }}
        >
          {texts.other}
        </Button>
      }
    >
      <Input
        name={field}
        inputMode={withRecoveryCode ? undefined : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={autoFocus || withRecoveryCode}
        value={answer[field]}
        onChange={(event) => onChange(field, event.target.value)}
      />
    </Field>
  )
}

interface ConfirmationFieldsProps {
  hasPassword: boolean
  twoFactor: boolean
  answer: Answer
  errors: Errors
  onChange: (field: keyof Answer, value: string) => void
}

/** The password and, where it is set up, the second factor. */
export function ConfirmationFields({
  hasPassword,
  twoFactor,
  answer,
  errors,
  onChange,
}: ConfirmationFieldsProps) {
  return (
    <>
      {hasPassword && (
        <Field label={CONFIRMS_PASSWORD_MESSAGES.password} error={errors.password} required>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            autoFocus
            value={answer.password}
            onChange={(event) => onChange('password', event.target.value)}
          />
        </Field>
      )}
      {twoFactor && (
        <SecondFactorField {...{ answer, errors, onChange }} autoFocus={!hasPassword} />
      )}
    </>
  )
}
