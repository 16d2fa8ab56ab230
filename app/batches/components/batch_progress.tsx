import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Card } from '~/ui/layouts/card'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { BATCH_MESSAGES, durationText } from '../messages/en/screens'
import type { BatchProgressData } from '../transformers/batch_data'
import { progressCounts, progressFraction } from './progress_counts'

const MESSAGES = BATCH_MESSAGES.show
const PauseNotice = lazyPart(() => import('./pause_notice'))

interface BatchProgressProps {
  name: string
  progress: BatchProgressData
  /** Pictures of each item. */
  amount: number
  secondsPerPicture: number | null
}

/** How far a batch is, what it has cost, and why it rests. */
export function BatchProgress({ name, progress, amount, secondsPerPicture }: BatchProgressProps) {
  const { state, pictures, pictures_waiting: waiting } = progress
  const { all, done, underWay, failed, cancelled } = progressCounts(progress)
  const left = waiting + underWay * amount
  return (
    <Card className="flex flex-col gap-3">
      <ProgressBar
        label={BATCH_MESSAGES.list.progress(name)}
        fraction={progressFraction(progress)}
      />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-fine text-muted tabular-nums" role="status">
        <span className="font-medium text-ink">{MESSAGES.done(done, all)}</span>
        {failed > 0 && <span className="text-danger-strong">{MESSAGES.failed(failed)}</span>}
        {cancelled > 0 && <span>{MESSAGES.cancelled(cancelled)}</span>}
        <span>{MESSAGES.pictures(pictures)}</span>
        {state === 'running' && left > 0 && secondsPerPicture !== null && (
          <span>{MESSAGES.left(durationText(left * secondsPerPicture))}</span>
        )}
      </p>
      {progress.pause_reason && (
        <PartBoundary>
          <PauseNotice reason={progress.pause_reason} left={waiting} />
        </PartBoundary>
      )}
    </Card>
  )
}
