import { formatMoney, formatNumber } from '~/i18n/format'
import { Skeleton } from '~/ui/feedback/skeleton'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import { USER_MESSAGES } from '../messages/en/user'
import { Figure, Figures, OverviewCard } from './figures'
import type { OverviewPageProps } from './overview_page_props'

const MESSAGES = ADMIN_MESSAGES.overview

/** What came in today, and what is owed in credits. */
export function MoneyCard({ today, unspent }: Pick<OverviewPageProps, 'today' | 'unspent'>) {
  const totals = new Map<string, number>()
  for (const { kind, credits } of unspent ?? []) {
    totals.set(kind, (totals.get(kind) ?? 0) + credits)
  }
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
          {unspent ? (
            [...totals]
              .map(([kind, credits]) =>
                USER_MESSAGES.left(
                  USER_MESSAGES.kinds[kind as keyof typeof USER_MESSAGES.kinds],
                  credits
                )
              )
              .join(', ') || '–'
          ) : (
            <Skeleton className="h-5 w-40" />
          )}
        </Figure>
      </Figures>
    </OverviewCard>
  )
}
