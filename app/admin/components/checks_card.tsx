import { Alert } from '~/ui/feedback/alert'
import { RelativeTime } from '~/ui/text/relative_time'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { ChecksData } from '../transformers/overview_data'
import { OverviewCard } from './figures'

const MESSAGES = ADMIN_MESSAGES.overview

/** What the self-checks found last, with how it is mended. */
export function ChecksCard({ checks: { checked_at: checkedAt, broken } }: { checks: ChecksData }) {
  return (
    <OverviewCard title={MESSAGES.checks}>
      {broken.length === 0 ? (
        <p className="text-muted">{checkedAt ? MESSAGES.allWell : MESSAGES.notChecked}</p>
      ) : (
        <div className="flex flex-col gap-3">
          {broken.map(({ name, faults }) => (
            <Alert key={name} tone="danger">
              <p className="font-semibold">{name}</p>
              {faults.map(({ problem, fix }) => (
                <p key={problem} className="mt-1 wrap-break-word">
                  {problem} {fix}
                </p>
              ))}
            </Alert>
          ))}
        </div>
      )}
      {checkedAt && (
        <p className="mt-3 text-fine text-muted">
          {MESSAGES.checked} <RelativeTime iso={checkedAt} />
        </p>
      )}
    </OverviewCard>
  )
}
