import { formatNumber } from '~/i18n/format'
import { Card } from '~/ui/layouts/card'
import { AFFILIATE_MESSAGES } from '../messages/en/programme'
import type { CampaignData } from '../transformers/dashboard_data'
import { CountTable } from './count_table'
import { dollars } from './dollars'

const MESSAGES = AFFILIATE_MESSAGES.campaigns

/** What each campaign has brought lately. */
export function CampaignTable({ campaigns }: { campaigns: readonly CampaignData[] }) {
  return (
    <Card>
      <h2 className="text-base font-semibold">{MESSAGES.title}</h2>
      <p className="text-fine text-muted">{MESSAGES.description}</p>
      <CountTable
        columns={MESSAGES.columns}
        rows={campaigns.map(({ name, clicks, registrations, paid_conversions: paid, earnings }) => [
          name || MESSAGES.none,
          ...[clicks, registrations, paid].map((count) => formatNumber(count)),
          dollars(earnings),
        ])}
      />
    </Card>
  )
}
