import { route } from '~/ui/client/routes'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { Alert } from '~/ui/feedback/alert'
import { ButtonLink } from '~/ui/buttons/button_link'
import type { PauseReason } from '../batch_state'
import { BATCH_MESSAGES } from '../messages/en/screens'

const MESSAGES = BATCH_MESSAGES.show

interface PauseNoticeProps {
  reason: PauseReason
  /** Pictures that are still to be begun. */
  left: number
}

/** Why a batch rests, and what makes it go on. */
export default function PauseNotice({ reason, left }: PauseNoticeProps) {
  const { title, text } = MESSAGES.paused[reason]
  return (
    <Alert
      tone={reason === 'owner' ? 'info' : 'warning'}
      title={title}
      action={
        reason === 'credits' ? (
          <CreditOffer kind="image" />
        ) : reason === 'subscription' ? (
          <ButtonLink href={route('subscribe')} variant="secondary" size="sm">
            {SHELL_MESSAGES.subscribe}
          </ButtonLink>
        ) : undefined
      }
    >
      {text(left)}
    </Alert>
  )
}
