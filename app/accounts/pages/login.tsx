import { Head } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { EmailField } from '~/accounts/components/email_field'
import { SocialButtons } from '~/accounts/components/social_buttons'
import { SocialError } from '~/accounts/components/social_error'
import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { useShared } from '~/ui/client/use_shared'
import { AuthLayout } from '~/ui/layouts/auth_layout'
import { hrefOf } from '~/ui/layouts/links'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { Field } from '~/ui/forms/field'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { PasswordInput } from '~/ui/forms/password_input'
import { TextLink } from '~/ui/buttons/text_link'

const MESSAGES = ACCOUNT_MESSAGES.login

interface LoginPageProps {
  canResetPassword: boolean
  status: string | null
}

export default function LoginPage({ canResetPassword, status }: LoginPageProps) {
  const { canRegister } = useShared().features
  const form = useForm({ email: '', password: '', remember: false })
  const { data, errors, setData } = form
  const resetHref = canResetPassword ? hrefOf('password.request') : null
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.transform((values) => ({ ...values, remember: values.remember ? 'on' : '' }))
    form.post(route('login.store'), {
      onError: () => {
        form.reset('password')
        focusFirstInvalid(element)
      },
    })
  }

  return (
    <>
      <Head title={MESSAGES.title} />
      <h1 className="text-2xl font-semibold tracking-tight">{MESSAGES.heading}</h1>
      {status && (
        <div className="mt-6">
          <Alert tone="success">{status}</Alert>
        </div>
      )}
      <SocialError />
      <form onSubmit={submit} noValidate className="mt-8 flex flex-col gap-5">
        <EmailField
          autoFocus
          value={data.email}
          error={errors.email}
          onChange={(email) => setData('email', email)}
        />
        <Field
          label={ACCOUNT_MESSAGES.password}
          error={errors.password}
          required
          aside={
            resetHref && (
              <TextLink href={resetHref} isAlone>
                {MESSAGES.forgot}
              </TextLink>
            )
          }
        >
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={data.password}
            onChange={(event) => setData('password', event.target.value)}
          />
        </Field>
        <Checkbox
          label={MESSAGES.remember}
          name="remember"
          checked={data.remember}
          onChange={(event) => setData('remember', event.target.checked)}
        />
        <Button type="submit" loading={form.processing}>
          {MESSAGES.submit}
        </Button>
      </form>
      <SocialButtons page="login" />
      {canRegister && (
        <p className="mt-8 text-muted">
          {MESSAGES.newcomer} <TextLink href={route('register')}>{MESSAGES.register}</TextLink>
        </p>
      )}
    </>
  )
}

LoginPage.layout = AuthLayout
