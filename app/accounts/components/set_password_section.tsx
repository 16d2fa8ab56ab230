import { useForm } from '@inertiajs/react'
import { type SubmitEvent, useRef } from 'react'
import { route } from '~/shell/client/routes'
import { Button } from '~/shell/ui/button'
import { Field } from '~/shell/ui/field'
import { FormSection } from '~/shell/ui/form_section'
import { PasswordInput } from '~/shell/ui/password_input'
import { PROFILE_TEXTS } from '../profile_texts'
import { AccountName } from './account_name'

const TEXTS = PROFILE_TEXTS.setPassword

/** Gives a first password to who signed in by other means until now. */
export function SetPasswordSection() {
  const form = useForm({ current_password: '', password: '', password_confirmation: '' })
  const { data, errors, setData } = form
  const next = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    form.post(route('user-password.set'), {
      errorBag: 'setPassword',
      preserveScroll: true,
      onError: () => {
        form.reset('password', 'password_confirmation')
        next.current?.focus()
      },
    })
  }

  return (
    <FormSection title={TEXTS.title} description={TEXTS.description}>
      <form onSubmit={submit} noValidate className="flex max-w-md flex-col gap-5">
        <AccountName />
        <Field
          label={PROFILE_TEXTS.password.new}
          error={errors.password}
          hint={PROFILE_TEXTS.password.hint}
          required
        >
          <PasswordInput
            ref={next}
            name="password"
            autoComplete="new-password"
            value={data.password}
            onChange={(event) => setData('password', event.target.value)}
          />
        </Field>
        <Field label={PROFILE_TEXTS.password.confirmation} required>
          <PasswordInput
            name="password_confirmation"
            autoComplete="new-password"
            value={data.password_confirmation}
            onChange={(event) => setData('password_confirmation', event.target.value)}
          />
        </Field>
        <div>
          <Button type="submit" loading={form.processing}>
            {TEXTS.submit}
          </Button>
        </div>
      </form>
    </FormSection>
  )
}
