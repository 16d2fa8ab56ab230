import { Button } from '~/ui/buttons/button'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { Card } from '~/ui/layouts/card'
import { ElapsedTime } from '~/ui/text/elapsed_time'
import { Spinner } from '~/ui/feedback/spinner'
import { CREATE_MESSAGES } from '../messages/en/create'

const MESSAGES = CREATE_MESSAGES.create

interface IdentifyingStepProps {
  /** ISO 8601. */
  since: string
  /** Share of the photos' copies that is sent; null once all are. */
  sent: number | null
  /** Of the looking alone, without the sending. */
  expectedSeconds: number | null
  onStop: () => void
  onSkip: () => void
}

/** Shown while the photos are looked at, and while their copies are sent for that. */
export default function IdentifyingStep(props: IdentifyingStepProps) {
  const { since, sent, expectedSeconds, onStop, onSkip } = props
  return (
    <Card>
      <div className="flex flex-col items-center gap-3 py-12 text-center">
        <Spinner className="size-8 text-primary" />
        <div role="status">
          <p className="text-base font-medium">{MESSAGES.identifying}</p>
          <p className="mt-1 text-muted">
            {sent === null ? MESSAGES.identifyingHint(expectedSeconds) : MESSAGES.sendingCopies}
          </p>
        </div>
        {sent !== null && (
          <div className="w-full max-w-xs">
            <ProgressBar label={MESSAGES.copies} fraction={sent} />
          </div>
        )}
        <p className="text-muted">
          <ElapsedTime since={since} />
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="secondary" size="sm" onClick={onSkip}>
            {MESSAGES.skip}
          </Button>
          <Button variant="ghost" size="sm" onClick={onStop}>
            {MESSAGES.stop}
          </Button>
        </div>
      </div>
    </Card>
  )
}
