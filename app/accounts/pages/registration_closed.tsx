import { Head } from '@inertiajs/react'
import { AuthHeading } from '~/accounts/components/auth_heading'
import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { ButtonLink } from '~/ui/buttons/button_link'
import { route } from '~/ui/client/routes'
import { AuthLayout } from '~/ui/layouts/auth_layout'

const MESSAGES = ACCOUNT_MESSAGES.registrationClosed

/** In the place of the form, while the operator lets nobody register. */
export default function RegistrationClosedPage() {
  return (
    <>
      <Head title={MESSAGES.title} />
      <AuthHeading title={MESSAGES.title}>{MESSAGES.body}</AuthHeading>
      <ButtonLink href={route('login')} className="mt-8">
        {ACCOUNT_MESSAGES.login.submit}
      </ButtonLink>
    </>
  )
}

RegistrationClosedPage.layout = AuthLayout
