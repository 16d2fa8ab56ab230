import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { ElapsedTime } from '~/ui/text/elapsed_time'
import { Spinner } from '~/ui/feedback/spinner'
import { CREATE_MESSAGES } from '../messages/en/create'

const MESSAGES = CREATE_MESSAGES.create

interface IdentifyingStepProps {
  /** ISO 8601. */
  since: string
  expectedSeconds: number | null
  onStop: () => void
}

/** Shown while the photos are looked at. */
export default function IdentifyingStep({ since, expectedSeconds, onStop }: IdentifyingStepProps) {
  return (
    <Card>
      <div className="flex flex-col items-center gap-3 py-12 text-center">
        <Spinner className="size-8 text-primary" />
        <div role="status">
          <p className="text-base font-medium">{MESSAGES.identifying}</p>
          <p className="mt-1 text-muted">{MESSAGES.identifyingHint(expectedSeconds)}</p>
        </div>
        <p className="text-muted">
          <ElapsedTime since={since} />
        </p>
        <Button variant="ghost" size="sm" onClick={onStop}>
          {MESSAGES.stop}
        </Button>
      </div>
    </Card>
  )
}
