import { formatNumber } from '~/i18n/format'
import { TextLink } from '~/ui/buttons/text_link'
import { route } from '~/ui/client/routes'
import { Skeleton } from '~/ui/feedback/skeleton'
import { RelativeTime } from '~/ui/text/relative_time'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import { Figure, Figures, OverviewCard } from './figures'
import type { OverviewPageProps } from './overview_page_props'

const MESSAGES = ADMIN_MESSAGES.overview

/** Less is soon full. */
const LITTLE_BYTES = 5e9

/** Versions, processes, disk and the newest checkpoint. */
export function SystemCard({
  system,
  checkpoint,
}: Pick<OverviewPageProps, 'system' | 'checkpoint'>) {
  const { free_bytes: free, pending_migrations: pending } = system
  return (
    <OverviewCard title={MESSAGES.system}>
      <Figures>
        <Figure label={MESSAGES.version}>{MESSAGES.versions(system.version, system.node)}</Figure>
        <Figure label={MESSAGES.engines}>{system.engines.join(', ')}</Figure>
        <Figure label={MESSAGES.processes} isBad={system.processes < 2}>
          {formatNumber(system.processes)}
          {system.worker !== null && ` (${MESSAGES.worker(system.worker)})`}
        </Figure>
        <Figure label={MESSAGES.unseen} isBad={system.unseen_errors > 0}>
          <TextLink href={route('admin.errors')}>{formatNumber(system.unseen_errors)}</TextLink>
        </Figure>
        <Figure label={MESSAGES.migrations} isBad={pending > 0}>
          {formatNumber(pending)}
        </Figure>
        {free !== null && (
          <Figure label={MESSAGES.disk} isBad={free < LITTLE_BYTES}>
            {MESSAGES.gigabytes(free / 1e9)}
          </Figure>
        )}
        <Figure label={MESSAGES.checkpoint} isBad={isCheckpointMissing(checkpoint)}>
          <Checkpoint checkpoint={checkpoint} />
        </Figure>
      </Figures>
    </OverviewCard>
  )
}

function isCheckpointMissing(checkpoint: OverviewPageProps['checkpoint']): boolean {
  return (
    checkpoint?.state === 'unreadable' ||
    (checkpoint?.state === 'read' && checkpoint.made_at === null)
  )
}

function Checkpoint({ checkpoint }: Pick<OverviewPageProps, 'checkpoint'>) {
  if (!checkpoint) return <Skeleton className="h-5 w-24" />
  if (checkpoint.state === 'off') return MESSAGES.noBackup
  if (checkpoint.state === 'unreadable') return checkpoint.problem
  return checkpoint.made_at === null ? MESSAGES.never : <RelativeTime iso={checkpoint.made_at} />
}
