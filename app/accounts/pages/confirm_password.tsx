import { Head } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { AuthHeading } from '~/accounts/components/auth_heading'
import { ConfirmationFields, NO_ANSWER } from '~/accounts/components/confirmation_fields'
import { MailConfirmation } from '~/accounts/components/mail_confirmation'
import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { AuthLayout } from '~/ui/layouts/auth_layout'
import { hrefOf } from '~/ui/layouts/links'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { TextLink } from '~/ui/buttons/text_link'

const MESSAGES = ACCOUNT_MESSAGES.confirmPassword

interface ConfirmPasswordPageProps {
  hasPassword: boolean
  /** The link of a mail has stood for the password; a code is still owed. */
  isMailConfirmed: boolean
  twoFactor: boolean
}

export default function ConfirmPasswordPage(props: ConfirmPasswordPageProps) {
  const { hasPassword, isMailConfirmed, twoFactor } = props
  const canAnswer = hasPassword || (isMailConfirmed && twoFactor)
  return (
    <>
      <Head title={MESSAGES.title} />
      <AuthHeading title={MESSAGES.title}>
        {hasPassword ? MESSAGES.intro : canAnswer && MESSAGES.codeIntro}
      </AuthHeading>
      <div className="mt-8">
        {canAnswer ? <ConfirmationForm {...{ hasPassword, twoFactor }} /> : <NoPassword />}
      </div>
    </>
  )
}

ConfirmPasswordPage.layout = AuthLayout

function ConfirmationForm({
  hasPassword,
  twoFactor,
}: Omit<ConfirmPasswordPageProps, 'isMailConfirmed'>) {
  const form = useForm(NO_ANSWER)
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('password.confirm.store'), {
      onError: (refused) => {
        if (refused.password) form.reset('password')
        focusFirstInvalid(element)
      },
    })
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <ConfirmationFields
        {...{ hasPassword, twoFactor }}
        answer={form.data}
        errors={form.errors}
        onChange={form.setData}
      />
      <Button type="submit" loading={form.processing}>
        {MESSAGES.submit}
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
        action={
          profileHref && (
            <TextLink href={profileHref} isAlone>
              {MESSAGES.setPassword}
            </TextLink>
          )
        }
      >
        {MESSAGES.noPassword}
      </Alert>
      <MailConfirmation />
    </div>
  )
}
