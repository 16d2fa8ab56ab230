import { formatNumber } from '~/i18n/format'
import { Skeleton } from '~/ui/feedback/skeleton'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { EndedWorkData } from '../transformers/overview_data'
import { Figure, Figures, OverviewCard } from './figures'
import type { OverviewPageProps } from './overview_page_props'

const MESSAGES = ADMIN_MESSAGES.overview

interface WorkCardProps {
  open: OverviewPageProps['open_work']
  ended: EndedWorkData[] | undefined
  failures: OverviewPageProps['failures']
  messages: OverviewPageProps['messages']
}

/** What is under way, what the last hour brought, and what waits to be sent. */
export function WorkCard({ open, ended, failures, messages }: WorkCardProps) {
  const openOf = (state: string) =>
    open.filter((row) => row.state === state).reduce((sum, { count }) => sum + count, 0)
  return (
    <OverviewCard title={MESSAGES.work}>
      <Figures>
        <Figure label={MESSAGES.waiting}>{formatNumber(openOf('queued'))}</Figure>
        <Figure label={MESSAGES.running}>{formatNumber(openOf('running'))}</Figure>
        <Figure label={MESSAGES.lastHour}>
          {ended && failures ? (
            <LastHour ended={ended} failures={failures} />
          ) : (
            <Skeleton className="h-5 w-40" />
          )}
        </Figure>
        <Figure label={MESSAGES.mails} isBad={messages.mails_failed > 0}>
          {MESSAGES.waitingAndFailed(messages.mails_waiting, messages.mails_failed)}
        </Figure>
        <Figure label={MESSAGES.webhooks} isBad={messages.webhooks_overdue > 0}>
          {MESSAGES.overdueAndFailing(messages.webhooks_overdue, messages.endpoints_failing)}
        </Figure>
        <Figure label={MESSAGES.paymentMessages} isBad={messages.payments_failed > 0}>
          {MESSAGES.waitingAndFailed(messages.payments_pending, messages.payments_failed)}
        </Figure>
      </Figures>
    </OverviewCard>
  )
}

function LastHour({
  ended,
  failures,
}: {
  ended: EndedWorkData[]
  failures: NonNullable<OverviewPageProps['failures']>
}) {
  const done = ended.filter(({ state }) => state === 'succeeded')
  const count = done.reduce((sum, row) => sum + row.count, 0)
  const failed = failures.reduce((sum, row) => sum + row.count, 0)
  return (
    <>
      {MESSAGES.doneAndFailed(count, failed)}
      {failures.map(({ code, count: times }) => (
        <span key={code} className="block text-fine text-muted">
          <code>{code}</code> {formatNumber(times)}
        </span>
      ))}
    </>
  )
}
