import { Head } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { AuthHeading } from '~/accounts/components/auth_heading'
import { EmailField } from '~/accounts/components/email_field'
import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { AuthLayout } from '~/ui/layouts/auth_layout'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { TextLink } from '~/ui/buttons/text_link'

const MESSAGES = ACCOUNT_MESSAGES.forgotPassword

export default function ForgotPasswordPage({ status }: { status: string | null }) {
  const form = useForm({ email: '' })
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('password.email'), { onError: () => focusFirstInvalid(element) })
  }

  return (
    <>
      <Head title={MESSAGES.title} />
      <AuthHeading title={MESSAGES.heading}>{MESSAGES.intro}</AuthHeading>
      {status && (
        <div className="mt-6">
          <Alert tone="success">{status}</Alert>
        </div>
      )}
      <form onSubmit={submit} noValidate className="mt-8 flex flex-col gap-5">
        <EmailField
          autoFocus
          value={form.data.email}
          error={form.errors.email}
          onChange={(email) => form.setData('email', email)}
        />
        <Button type="submit" loading={form.processing}>
          {MESSAGES.submit}
        </Button>
      </form>
      <p className="mt-8 text-muted">
        {MESSAGES.remembered} <TextLink href={route('login')}>{MESSAGES.logIn}</TextLink>
      </p>
    </>
  )
}

ForgotPasswordPage.layout = AuthLayout
