import { useForm } from '@inertiajs/react'
import { useRef } from 'react'
import { TWO_FACTOR_TEXTS } from '~/accounts/two_factor_screen_texts'
import { route } from '~/shell/client/routes'
import { Button } from '~/shell/ui/button'
import { Field } from '~/shell/ui/field'
import { focusFirstInvalid } from '~/shell/ui/focus_first_invalid'
import { Input } from '~/shell/ui/input'
import { ConfirmsPassword } from './confirms_password'

const TEXTS = TWO_FACTOR_TEXTS.section

interface TwoFactorCodeFormProps {
  onConfirmed: () => void
  /** Gives the setup up. */
  onCancel: () => void
  disabled: boolean
}

/** Asks for the first code of the authenticator. */
export function TwoFactorCodeForm({ onConfirmed, onCancel, disabled }: TwoFactorCodeFormProps) {
  const form = useForm({ code: '' })
  const element = useRef<HTMLFormElement>(null)

  function send() {
    form.post(route('two-factor.confirm'), {
      errorBag: 'confirmTwoFactorAuthentication',
      preserveScroll: true,
      onSuccess: onConfirmed,
      onError: () => element.current && focusFirstInvalid(element.current),
    })
  }

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
            <Button type="submit" loading={asking || form.processing} disabled={disabled}>
              {TEXTS.confirm}
            </Button>
            <ConfirmsPassword onConfirmed={onCancel}>
              {(askToCancel, askingToCancel) => (
                <Button
                  variant="secondary"
                  onClick={askToCancel}
                  disabled={disabled || askingToCancel}
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
