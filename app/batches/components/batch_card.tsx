import { Link } from '@inertiajs/react'
import { route } from '~/ui/client/routes'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { RelativeTime } from '~/ui/text/relative_time'
import { BATCH_MESSAGES } from '../messages/en/screens'
import type { BatchCardData } from '../transformers/batch_data'
import { BatchStateBadge } from './batch_state_badge'
import { progressCounts, progressFraction } from './progress_counts'

const MESSAGES = BATCH_MESSAGES.list

/** A batch in the list. */
export function BatchCard({ batch }: { batch: BatchCardData }) {
  const { id, name, progress } = batch
  const { all, done, failed } = progressCounts(progress)
  return (
    <li className="relative flex flex-col gap-3 rounded-card bg-surface p-5 shadow-raised ring-1 ring-line transition-shadow hover:ring-line-strong">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-base font-semibold wrap-break-word">
          <Link
            href={route('batches.show', { batch: id })}
            className="rounded-sm after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </Link>
        </h2>
        <BatchStateBadge state={progress.state} />
      </div>
      <p className="text-fine text-muted">
        {MESSAGES.size(batch.products_count, batch.scenes_count, batch.shapes_count)} ·{' '}
        <RelativeTime iso={batch.created_at} />
      </p>
      <div className="mt-auto flex flex-col gap-1.5">
        <ProgressBar label={MESSAGES.progress(name)} fraction={progressFraction(progress)} />
        <p className="text-fine text-muted tabular-nums">
          {MESSAGES.done(done, all)}
          {failed > 0 && <span className="text-danger-strong"> · {MESSAGES.failed(failed)}</span>}
        </p>
      </div>
    </li>
  )
}
