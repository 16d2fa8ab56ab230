import { formatNumber } from '~/i18n/format'
import { Card } from '~/ui/layouts/card'
import { Hint } from '~/ui/forms/hint'
import { AFFILIATE_MESSAGES } from '../messages/en/programme'
import type { AffiliateStats } from '../transformers/dashboard_data'
import { dollars } from './dollars'

const {
  stats: LABELS,
  hints: HINTS,
  explanations: EXPLANATIONS,
  totals,
} = AFFILIATE_MESSAGES.dashboard

/** What the link has brought in all. */
export function StatCards({ stats }: { stats: AffiliateStats }) {
  return (
    <section aria-label={totals} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Stat label={LABELS.clicks} value={formatNumber(stats.total_clicks)} />
        <Stat label={LABELS.paid} value={formatNumber(stats.total_paid_conversions)} />
        <Stat
          label={LABELS.registrations}
          value={formatNumber(stats.total_registration_conversions)}
        />
        <Stat label={LABELS.earnings} value={dollars(stats.total_earnings)} />
      </div>
      <div className="grid grid-cols-2 gap-4 *:last:max-sm:col-span-2 sm:grid-cols-3">
        <Stat
          label={LABELS.rate}
          value={`${stats.conversion_rate}%`}
          hint={HINTS.rate}
          explanation={EXPLANATIONS.rate}
        />
        <Stat
          label={LABELS.paidRate}
          value={`${stats.paid_conversion_rate}%`}
          hint={HINTS.paidRate}
          explanation={EXPLANATIONS.paidRate}
        />
        <Stat label={LABELS.balance} value={dollars(stats.current_balance)} hint={HINTS.balance} />
      </div>
    </section>
  )
}

interface StatProps {
  label: string
  value: string
  hint?: string
  /** How the value is counted, where the label alone leaves that open. */
  explanation?: string
}

function Stat({ label, value, hint, explanation }: StatProps) {
  return (
    <Card>
      <h2 className="text-muted">
        {explanation ? <Hint explanation={explanation}>{label}</Hint> : label}
      </h2>
      <p className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">{value}</p>
      {hint && <p className="mt-1 text-fine text-muted">{hint}</p>}
    </Card>
  )
}
