import { useForm } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { ACCOUNT_TEXTS } from '~/accounts/texts'
import { route } from '~/shell/client/routes'
import { Button } from '~/shell/ui/button'
import { Field } from '~/shell/ui/field'
import { focusFirstInvalid } from '~/shell/ui/focus_first_invalid'
import { Input } from '~/shell/ui/input'
import { PasswordInput } from '~/shell/ui/password_input'

const TEXTS = ACCOUNT_TEXTS.register

/** Name, address and password of a new account. `email` fills the address in. */
export function RegisterForm({ email }: { email: string }) {
  const form = useForm({ name: '', email, password: '', password_confirmation: '' })
  const { data, errors, setData } = form

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('register.store'), {
      onError: () => {
        form.reset('password', 'password_confirmation')
        focusFirstInvalid(element)
      },
    })
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={ACCOUNT_TEXTS.name} error={errors.name} required>
        <Input
          name="name"
          autoComplete="name"
          autoFocus
          value={data.name}
          onChange={(event) => setData('name', event.target.value)}
        />
      </Field>
      <Field label={ACCOUNT_TEXTS.email} error={errors.email} required>
        <Input
          type="email"
          name="email"
          autoComplete="username"
          value={data.email}
          onChange={(event) => setData('email', event.target.value)}
        />
      </Field>
      <Field
        label={ACCOUNT_TEXTS.password}
        error={errors.password}
        hint={TEXTS.passwordHint}
        required
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={data.password}
          onChange={(event) => setData('password', event.target.value)}
        />
      </Field>
      <Field
        label={ACCOUNT_TEXTS.passwordConfirmation}
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
      <Button type="submit" loading={form.processing}>
        {TEXTS.submit}
      </Button>
    </form>
  )
}
