import { Head } from '@inertiajs/react'
import { AuthHeading } from '~/accounts/components/auth_heading'
import { ChangeAccount } from '~/accounts/components/change_account'
import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { AuthLayout } from '~/ui/layouts/auth_layout'

const MESSAGES = ACCOUNT_MESSAGES.resetSignedIn

interface ResetSignedInPageProps {
  /** Of who is signed in. */
  email: string
  /** The link that was opened. */
  next: string
}

/** A link for a new password, opened by somebody who is signed in, who may be somebody else. */
export default function ResetSignedInPage({ email, next }: ResetSignedInPageProps) {
  return (
    <>
      <Head title={MESSAGES.title} />
      <AuthHeading title={MESSAGES.heading}>
        <span className="wrap-anywhere">{MESSAGES.intro(email)}</span>
      </AuthHeading>
      <ChangeAccount next={next} />
    </>
  )
}

ResetSignedInPage.layout = AuthLayout
