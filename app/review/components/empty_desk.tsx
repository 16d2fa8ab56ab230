import { Images } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { ButtonLink } from '~/ui/buttons/button_link'
import { EmptyState } from '~/ui/feedback/empty_state'
import type { ReviewFilter } from '../review_status'
import { REVIEW_MESSAGES as MESSAGES } from '../messages/en/screens'

/** A list without pictures. */
export function EmptyDesk({ filter, modelId }: { filter: ReviewFilter; modelId?: number }) {
  return (
    <EmptyState
      icon={Images}
      title={MESSAGES.empty[filter].title}
      action={
        filter === 'open' && (
          <ButtonLink href={route('photos.generate', { modelId })}>{MESSAGES.generate}</ButtonLink>
        )
      }
    >
      {MESSAGES.empty[filter].text}
    </EmptyState>
  )
}
