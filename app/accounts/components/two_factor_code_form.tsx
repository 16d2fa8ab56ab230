import { useRef } from 'react'
import { TWO_FACTOR_TEXTS } from '~/accounts/two_factor_screen_texts'
import { Button } from '~/shell/ui/button'
import { Field } from '~/shell/ui/field'
import { useFocusFirstInvalid } from '~/shell/ui/use_focus_first_invalid'
import { Input } from '~/shell/ui/input'
import { ConfirmsPassword } from './confirms_password'
import type { useTwoFactor } from './use_two_factor'

const TEXTS = TWO_FACTOR_TEXTS.section

interface TwoFactorCodeFormProps {
  twoFactor: Pick<ReturnType<typeof useTwoFactor>, 'form' | 'confirm' | 'disable' | 'processing'>
}

/** Asks for the first code of the authenticator. */
export function TwoFactorCodeForm({ twoFactor }: TwoFactorCodeFormProps) {
  const { form, confirm, disable, processing } = twoFactor
  const element = useRef<HTMLFormElement>(null)
  const focusFirstInvalid = useFocusFirstInvalid()
  const send = () => confirm(() => element.current && focusFirstInvalid(element.current))

  return (
    <ConfirmsPassword onConfirmed={send}>
      {(ask, asking) => (
        <form
          ref={element}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            ask()
          }}
          className="flex flex-col gap-5"
        >
          <Field label={TEXTS.code} error={form.errors.code} required className="sm:max-w-60">
            <Input
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={form.data.code}
              onChange={(event) => form.setData('code', event.target.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" loading={asking || form.processing} disabled={processing}>
              {TEXTS.confirm}
            </Button>
            <ConfirmsPassword onConfirmed={disable}>
              {(askToCancel, askingToCancel) => (
                <Button
                  variant="secondary"
                  onClick={askToCancel}
                  disabled={processing || askingToCancel}
                >
                  {TEXTS.cancel}
                </Button>
              )}
            </ConfirmsPassword>
          </div>
        </form>
      )}
    </ConfirmsPassword>
  )
}
