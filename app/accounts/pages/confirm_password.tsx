import { Head, useForm } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { AuthHeading } from '~/accounts/components/auth_heading'
import { MailConfirmation } from '~/accounts/components/mail_confirmation'
import { ACCOUNT_TEXTS } from '~/accounts/texts'
import { route } from '~/shell/client/routes'
import { AuthLayout } from '~/shell/layouts/auth_layout'
import { hrefOf } from '~/shell/layouts/links'
import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import { Field } from '~/shell/ui/field'
import { useFocusFirstInvalid } from '~/shell/ui/use_focus_first_invalid'
import { PasswordInput } from '~/shell/ui/password_input'
import { TextLink } from '~/shell/ui/text_link'

const TEXTS = ACCOUNT_TEXTS.confirmPassword

export default function ConfirmPasswordPage({ hasPassword }: { hasPassword: boolean }) {
  return (
    <>
      <Head title={TEXTS.title} />
      <AuthHeading title={TEXTS.title}>{hasPassword && TEXTS.intro}</AuthHeading>
      <div className="mt-8">{hasPassword ? <ConfirmPasswordForm /> : <NoPassword />}</div>
    </>
  )
}

ConfirmPasswordPage.layout = AuthLayout

function ConfirmPasswordForm() {
  const form = useForm({ password: '' })
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('password.confirm.store'), {
      onError: () => {
        form.reset('password')
        focusFirstInvalid(element)
      },
    })
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={ACCOUNT_TEXTS.password} error={form.errors.password} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          autoFocus
          value={form.data.password}
          onChange={(event) => form.setData('password', event.target.value)}
        />
      </Field>
      <Button type="submit" loading={form.processing}>
        {TEXTS.submit}
      </Button>
    </form>
  )
}

function NoPassword() {
  const profileHref = hrefOf('profile.show')
  return (
    <div className="flex flex-col gap-6">
      <Alert
        tone="warning"
        action={profileHref && <TextLink href={profileHref}>{TEXTS.setPassword}</TextLink>}
      >
        {TEXTS.noPassword}
      </Alert>
      <MailConfirmation />
    </div>
  )
}
