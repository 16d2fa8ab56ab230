import { formatMoney, formatNumber } from '~/i18n/format'
import { RelativeTime } from '~/ui/text/relative_time'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import { USER_MESSAGES } from '../messages/en/user'
import { Figure, Figures, OverviewCard } from './figures'
import type { OverviewPageProps } from './overview_page_props'

const MESSAGES = ADMIN_MESSAGES.overview

/** What came in today, and what is owed in credits. */
export function MoneyCard({ today, unspent }: Pick<OverviewPageProps, 'today' | 'unspent'>) {
  return (
    <OverviewCard title={MESSAGES.today}>
      <Figures>
        <Figure label={MESSAGES.registrations}>{formatNumber(today.registrations)}</Figure>
        <Figure label={MESSAGES.paid}>
          {today.paid.length === 0
            ? '–'
            : today.paid.map(({ currency, amount }) => formatMoney(amount, currency)).join(', ')}
        </Figure>
        {today.paid.some(({ refunded }) => refunded > 0) && (
          <Figure label={MESSAGES.refunded}>
            {today.paid.map(({ currency, refunded }) => formatMoney(refunded, currency)).join(', ')}
          </Figure>
        )}
        <Figure label={MESSAGES.made}>{formatNumber(today.pictures)}</Figure>
        <Figure label={MESSAGES.failed}>{formatNumber(today.failed)}</Figure>
        <Figure label={MESSAGES.unspent}>
          {unspent.kinds
            .map(({ kind, credits }) => USER_MESSAGES.left(USER_MESSAGES.kinds[kind], credits))
            .join(', ') || '–'}
          {unspent.counted_at && (
            <span className="block text-fine text-muted">
              <RelativeTime iso={unspent.counted_at} />
            </span>
          )}
        </Figure>
      </Figures>
    </OverviewCard>
  )
}
