import { Head } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { AuthHeading } from '~/accounts/components/auth_heading'
import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { logOut } from '~/ui/client/log_out'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { AuthLayout } from '~/ui/layouts/auth_layout'
import { hrefOf } from '~/ui/layouts/links'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/text_link'

const MESSAGES = ACCOUNT_MESSAGES.verifyEmail
const LINK_SENT = 'verification-link-sent'
const NEEDED = 'verification-needed'

interface VerifyEmailPageProps {
  email: string
  status: string | null
}

export default function VerifyEmailPage({ email, status }: VerifyEmailPageProps) {
  const form = useForm({})
  const profileHref = hrefOf('profile.show')

  function resend(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    form.post(route('verification.send'))
  }

  return (
    <>
      <Head title={MESSAGES.title} />
      <AuthHeading title={MESSAGES.heading}>
        {MESSAGES.body} <strong className="font-medium break-words text-ink">{email}</strong>.{' '}
        {MESSAGES.missing}
      </AuthHeading>
      {status === NEEDED && (
        <div className="mt-6">
          <Alert>{MESSAGES.needed}</Alert>
        </div>
      )}
      {status === LINK_SENT && (
        <div className="mt-6">
          <Alert tone="success">{MESSAGES.sent}</Alert>
        </div>
      )}
      <form onSubmit={resend} className="mt-8 flex flex-col">
        <Button type="submit" loading={form.processing}>
          {MESSAGES.resend}
        </Button>
      </form>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        {profileHref && <TextLink href={profileHref}>{MESSAGES.profile}</TextLink>}
        <Button variant="ghost" size="sm" onClick={() => void logOut()}>
          {MESSAGES.logOut}
        </Button>
      </div>
    </>
  )
}

VerifyEmailPage.layout = AuthLayout
