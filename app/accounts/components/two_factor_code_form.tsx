import { useRef } from 'react'
import { TWO_FACTOR_MESSAGES } from '~/accounts/messages/en/two_factor_screens'
import { Button } from '~/ui/buttons/button'
import { Field } from '~/ui/forms/field'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { Input } from '~/ui/forms/input'
import type { useTwoFactor } from './use_two_factor'

const MESSAGES = TWO_FACTOR_MESSAGES.section

interface TwoFactorCodeFormProps {
  twoFactor: Pick<ReturnType<typeof useTwoFactor>, 'form' | 'confirm' | 'disable' | 'processing'>
}

/** Asks for the first code of the authenticator. */
export function TwoFactorCodeForm({ twoFactor }: TwoFactorCodeFormProps) {
  const { form, confirm, disable, processing } = twoFactor
  const element = useRef<HTMLFormElement>(null)
  const focusFirstInvalid = useFocusFirstInvalid()

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        confirm(() => element.current && focusFirstInvalid(element.current))
      }}
      className="flex flex-col gap-5"
    >
      <Field label={MESSAGES.code} error={form.errors.code} required className="sm:max-w-60">
        <Input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={form.data.code}
          onChange={(event) => form.setData('code', event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={form.processing} disabled={processing}>
          {MESSAGES.confirm}
        </Button>
        <Button variant="secondary" onClick={disable} disabled={processing}>
          {MESSAGES.cancel}
        </Button>
      </div>
    </form>
  )
}
