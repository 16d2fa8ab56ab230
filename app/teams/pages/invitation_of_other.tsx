import { Head } from '@inertiajs/react'
import { AuthHeading } from '~/accounts/components/auth_heading'
import { ChangeAccount } from '~/accounts/components/change_account'
import { AuthLayout } from '~/ui/layouts/auth_layout'
import { TEAM_MESSAGES } from '../messages/en/screens'

const MESSAGES = TEAM_MESSAGES.invitationOfOther

interface InvitationOfOtherPageProps {
  team: string
  /** Whom it is for, masked. */
  invited: string
  /** Of who is signed in. */
  email: string
  /** The link that was opened. */
  next: string
}

/** An invitation that somebody opened who was not invited, or is signed in by another account. */
export default function InvitationOfOtherPage(props: InvitationOfOtherPageProps) {
  const { team, invited, email, next } = props
  return (
    <>
      <Head title={MESSAGES.title} />
      <AuthHeading title={MESSAGES.heading}>
        <span className="wrap-anywhere">{MESSAGES.intro(team, invited, email)}</span>
      </AuthHeading>
      <ChangeAccount next={next} />
    </>
  )
}

InvitationOfOtherPage.layout = AuthLayout
