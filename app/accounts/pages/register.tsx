import { Head, usePage } from '@inertiajs/react'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { RegisterForm } from '~/accounts/components/register_form'
import { SocialButtons } from '~/accounts/components/social_buttons'
import { SocialError } from '~/accounts/components/social_error'
import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { route } from '~/ui/client/routes'
import { AuthLayout } from '~/ui/layouts/auth_layout'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/text_link'

const MESSAGES = ACCOUNT_MESSAGES.register

export default function RegisterPage() {
  const email = invitedEmail(usePage().url)
  const [withEmail, setWithEmail] = useState(email !== '')
  return (
    <>
      <Head title={MESSAGES.title} />
      <h1 className="text-2xl font-semibold tracking-tight">{MESSAGES.heading}</h1>
      <p className="mt-2 text-base text-muted">{MESSAGES.intro}</p>
      <SocialError />
      <SocialButtons page="register" />
      <div className="mt-8 flex flex-col">
        {withEmail ? (
          <RegisterForm email={email} />
        ) : (
          <Button icon={Mail} onClick={() => setWithEmail(true)}>
            {MESSAGES.withEmail}
          </Button>
        )}
      </div>
      <p className="mt-8 text-muted">
        <TextLink href={route('login')}>{MESSAGES.registered}</TextLink>
      </p>
    </>
  )
}

RegisterPage.layout = AuthLayout

/** The address that an invitation's link fills in. */
function invitedEmail(url: string): string {
  return new URLSearchParams(url.split('?')[1]).get('email') ?? ''
}
