import { Head } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { AuthHeading } from '~/accounts/components/auth_heading'
import { ACCOUNT_TEXTS } from '~/accounts/messages/en/common'
import { logOut } from '~/ui/client/log_out'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { AuthLayout } from '~/ui/layouts/auth_layout'
import { hrefOf } from '~/ui/layouts/links'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/text_link'

const TEXTS = ACCOUNT_TEXTS.verifyEmail
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
      <Head title={TEXTS.title} />
      <AuthHeading title={TEXTS.heading}>
        {TEXTS.body} <strong className="font-medium break-words text-ink">{email}</strong>.{' '}
        {TEXTS.missing}
      </AuthHeading>
      {status === NEEDED && (
        <div className="mt-6">
          <Alert>{TEXTS.needed}</Alert>
        </div>
      )}
      {status === LINK_SENT && (
        <div className="mt-6">
          <Alert tone="success">{TEXTS.sent}</Alert>
        </div>
      )}
      <form onSubmit={resend} className="mt-8 flex flex-col">
        <Button type="submit" loading={form.processing}>
          {TEXTS.resend}
        </Button>
      </form>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        {profileHref && <TextLink href={profileHref}>{TEXTS.profile}</TextLink>}
        <Button variant="ghost" size="sm" onClick={() => void logOut()}>
          {TEXTS.logOut}
        </Button>
      </div>
    </>
  )
}

VerifyEmailPage.layout = AuthLayout
