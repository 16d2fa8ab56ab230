import { Head } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { AuthHeading } from '~/accounts/components/auth_heading'
import { EmailField } from '~/accounts/components/email_field'
import { NewPasswordFields } from '~/accounts/components/new_password_fields'
import { resetRefusedPasswords } from '~/accounts/components/reset_refused_passwords'
import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { AuthLayout } from '~/ui/layouts/auth_layout'
import { Button } from '~/ui/buttons/button'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { TextLink } from '~/ui/buttons/text_link'

const MESSAGES = ACCOUNT_MESSAGES.resetPassword

interface ResetPasswordPageProps {
  /** From the link; may be empty. */
  email: string
  token: string
}

export default function ResetPasswordPage({ email, token }: ResetPasswordPageProps) {
  const form = useForm({ token, email, password: '', password_confirmation: '' })
  const { data, errors, setData } = form
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('password.update'), {
      onError: (refused) => {
        resetRefusedPasswords(form, refused)
        focusFirstInvalid(element)
      },
    })
  }

  return (
    <>
      <Head title={MESSAGES.title} />
      <AuthHeading title={MESSAGES.heading}>{MESSAGES.intro}</AuthHeading>
      <form onSubmit={submit} noValidate className="mt-8 flex flex-col gap-5">
        <EmailField
          autoFocus={email === ''}
          value={data.email}
          error={errors.email}
          onChange={(value) => setData('email', value)}
        />
        <NewPasswordFields data={data} errors={errors} setData={setData} autoFocus={email !== ''} />
        <Button type="submit" loading={form.processing}>
          {MESSAGES.submit}
        </Button>
      </form>
      <p className="mt-8 text-muted">
        {MESSAGES.expired} <TextLink href={route('password.request')}>{MESSAGES.again}</TextLink>
      </p>
    </>
  )
}

ResetPasswordPage.layout = AuthLayout
