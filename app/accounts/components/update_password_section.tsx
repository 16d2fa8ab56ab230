import { useForm } from '@inertiajs/react'
import { type SubmitEvent, useRef } from 'react'
import { route } from '~/shell/client/routes'
import { Button } from '~/shell/ui/button'
import { Field } from '~/shell/ui/field'
import { FormFooter } from '~/shell/ui/form_footer'
import { FormSection } from '~/shell/ui/form_section'
import { PasswordInput } from '~/shell/ui/password_input'
import { PROFILE_TEXTS } from '../profile_texts'
import { AccountName } from './account_name'

const TEXTS = PROFILE_TEXTS.password

/** Replaces the password by who knows the present one. */
export function UpdatePasswordSection() {
  const form = useForm({ current_password: '', password: '', password_confirmation: '' })
  const { data, errors, setData } = form
  const current = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    form.put(route('user-password.update'), {
      errorBag: 'updatePassword',
      preserveScroll: true,
      onSuccess: () => form.reset(),
      onError: (refused) => {
        if (refused.password) {
          form.reset('password', 'password_confirmation')
          next.current?.focus()
        }
        if (refused.current_password) {
          form.reset('current_password')
          current.current?.focus()
        }
      },
    })
  }

  return (
    <FormSection title={TEXTS.title} description={TEXTS.description}>
      <form onSubmit={submit} noValidate className="flex max-w-md flex-col gap-5">
        <AccountName />
        <Field label={TEXTS.current} error={errors.current_password} required>
          <PasswordInput
            ref={current}
            name="current_password"
            autoComplete="current-password"
            value={data.current_password}
            onChange={(event) => setData('current_password', event.target.value)}
          />
        </Field>
        <Field label={TEXTS.new} error={errors.password} hint={TEXTS.hint} required>
          <PasswordInput
            ref={next}
            name="password"
            autoComplete="new-password"
            value={data.password}
            onChange={(event) => setData('password', event.target.value)}
          />
        </Field>
        <Field label={TEXTS.confirmation} error={errors.password_confirmation} required>
          <PasswordInput
            name="password_confirmation"
            autoComplete="new-password"
            value={data.password_confirmation}
            onChange={(event) => setData('password_confirmation', event.target.value)}
          />
        </Field>
        <FormFooter message={form.recentlySuccessful ? PROFILE_TEXTS.saved : null}>
          <Button type="submit" loading={form.processing}>
            {PROFILE_TEXTS.save}
          </Button>
        </FormFooter>
      </form>
    </FormSection>
  )
}
