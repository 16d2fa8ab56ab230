import { ShieldCheck } from 'lucide-react'
import { formatNumber } from '~/i18n/format'
import { TextLink } from '~/ui/buttons/text_link'
import { route } from '~/ui/client/routes'
import { Badge } from '~/ui/feedback/badge'
import { EmptyState } from '~/ui/feedback/empty_state'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Card } from '~/ui/layouts/card'
import { AdminPage } from '../components/admin_page'
import { AdminTable } from '../components/admin_table'
import { AFFILIATES } from '../messages/en/affiliates'
import type { SignalData } from '../transformers/affiliate_rows'

const MESSAGES = AFFILIATES.signals

/** Signs of fraud among affiliates, for somebody to look at. */
export default function AffiliateSignalsPage({ signals }: { signals?: SignalData[] }) {
  return (
    <AdminPage
      title={MESSAGES.title}
      description={MESSAGES.description}
      breadcrumb={[
        { label: AFFILIATES.title, href: route('admin.affiliates') },
        { label: MESSAGES.title },
      ]}
    >
      {signals === undefined && <Skeleton className="h-40" />}
      {signals?.length === 0 && (
        <EmptyState icon={ShieldCheck} title={MESSAGES.none}>
          {MESSAGES.noneHint}
        </EmptyState>
      )}
      {signals !== undefined && signals.length > 0 && (
        <Card>
          <AdminTable
            label={MESSAGES.title}
            rows={signals}
            columns={[
              {
                label: AFFILIATES.code,
                cell: ({ code, held }) => (
                  <span className="flex flex-wrap items-center gap-2">
                    <TextLink href={route('admin.affiliates', undefined, { q: code })}>
                      {code}
                    </TextLink>
                    {held && <Badge tone="danger">{AFFILIATES.held}</Badge>}
                  </span>
                ),
              },
              { label: MESSAGES.sign, cell: ({ kind }) => MESSAGES.kinds[kind] },
              {
                label: MESSAGES.users,
                isNumber: true,
                cell: ({ users }) => formatNumber(users),
              },
            ]}
          />
        </Card>
      )}
    </AdminPage>
  )
}
