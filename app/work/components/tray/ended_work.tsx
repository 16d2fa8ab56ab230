import { Link } from '@inertiajs/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { RelativeTime } from '~/ui/text/relative_time'
import type { WorkData } from '../../transformers/work_data'
import { whatOf } from './describe_work'
import { TRAY_MESSAGES } from '../../messages/en/tray'
import { pageOf } from './work_pages'
import { WorkThumbnail } from './work_thumbnail'

/** A piece of work that has ended, with the way to its result, or with why there is none. */
export function EndedWork({ work }: { work: WorkData }) {
  const { status, error, failures, credits, finished_at: finishedAt } = work
  const hasFailed = status === 'failed'
  return (
    <li>
      <Link
        href={pageOf(work)}
        onClick={({ currentTarget }) =>
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        }
        className="flex items-start gap-3 rounded-control p-2 transition-colors hover:bg-sunken"
      >
        <WorkThumbnail work={work} />
        <span className="min-w-0 grow">
          <span className="flex items-center gap-1.5">
            <span className="truncate font-medium max-sm:line-clamp-3 max-sm:wrap-break-word max-sm:whitespace-normal">
              {whatOf(work)}
            </span>
            {hasFailed ? (
              <CircleAlert aria-hidden className="size-4 shrink-0 text-danger" />
            ) : (
              <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
            )}
          </span>
          {hasFailed && (
            <span className="block text-fine wrap-break-word text-danger-strong">
              {error ?? TRAY_MESSAGES.failed} {credits && TRAY_MESSAGES.refunded}
            </span>
          )}
          {failures > 0 && (
            <span className="block text-fine text-muted">
              {TRAY_MESSAGES.failures(failures, credits !== null)}
            </span>
          )}
          {finishedAt && (
            <span className="block text-fine text-muted">
              <RelativeTime iso={finishedAt} />
            </span>
          )}
        </span>
        <span className="inline-flex min-h-8 shrink-0 items-center px-2 text-fine font-medium text-primary">
          {hasFailed ? TRAY_MESSAGES.retryThere : TRAY_MESSAGES.show}
        </span>
      </Link>
    </li>
  )
}
