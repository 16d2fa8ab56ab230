import { CircleCheck } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { EmptyState } from '~/ui/feedback/empty_state'
import { REVIEW_MESSAGES } from '../messages/en/screens'
import type { DeskState } from './use_desk'

const MESSAGES = REVIEW_MESSAGES.done

/** The end of the list: what was skipped, and where to go on. */
export function AllDone({ desk, modelId }: { desk: DeskState; modelId?: number }) {
  const [first] = desk.skipped
  return (
    <EmptyState
      icon={CircleCheck}
      title={MESSAGES.title(desk.skipped.length)}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {first && (
            <Button variant="secondary" onClick={() => desk.go(first.image.id)}>
              {MESSAGES.again}
            </Button>
          )}
          {desk.counts.approved > 0 && (
            <ButtonLink href={route('review.show', { modelId }, { show: 'approved' })}>
              {MESSAGES.approved}
            </ButtonLink>
          )}
        </div>
      }
    >
      {MESSAGES.text(desk.skipped.length)}
    </EmptyState>
  )
}
