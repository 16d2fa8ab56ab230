import { formatMoney } from '~/i18n/format'
import { ButtonLink } from '~/ui/buttons/button_link'
import { TextLink } from '~/ui/buttons/text_link'
import { route } from '~/ui/client/routes'
import { Badge } from '~/ui/feedback/badge'
import { DateText } from '~/ui/text/date_text'
import { ActButton } from '../components/act_button'
import { ListPage, type ListProps } from '../components/list_page'
import type { AffiliateFilter } from '../lists/affiliates'
import { AFFILIATES } from '../messages/en/affiliates'
import type { AffiliateRowData } from '../transformers/affiliate_rows'

/** Who refers merchants; payouts to them can be held back. */
export default function AffiliatesPage(props: ListProps<AffiliateRowData, AffiliateFilter>) {
  return (
    <ListPage
      {...props}
      title={AFFILIATES.title}
      description={AFFILIATES.description}
      search={AFFILIATES.search}
      states={AFFILIATES.states}
      actions={
        <ButtonLink variant="secondary" href={route('admin.affiliates.signals')}>
          {AFFILIATES.signals.title}
        </ButtonLink>
      }
      columns={[
        { label: AFFILIATES.code, cell: ({ code }) => <code className="text-fine">{code}</code> },
        {
          label: AFFILIATES.user,
          cell: ({ user_id: id, email }) => (
            <TextLink href={route('admin.user', { user: id })}>{email}</TextLink>
          ),
        },
        { label: AFFILIATES.state, cell: (affiliate) => <State affiliate={affiliate} /> },
        {
          label: AFFILIATES.referred,
          cell: (row) => (
            <span className="whitespace-nowrap">
              {AFFILIATES.referredOf(row.registrations, row.paid_conversions)}
            </span>
          ),
        },
        {
          label: AFFILIATES.earnings,
          isNumber: true,
          cell: ({ earnings }) => formatMoney(earnings, 'USD'),
        },
        {
          label: AFFILIATES.balance,
          isNumber: true,
          cell: ({ balance }) => formatMoney(balance, 'USD'),
        },
        {
          label: AFFILIATES.since,
          cell: ({ created_at: iso }) => (
            <span className="whitespace-nowrap">
              <DateText iso={iso} />
            </span>
          ),
        },
        { label: AFFILIATES.acts, cell: (affiliate) => <Act affiliate={affiliate} /> },
      ]}
    />
  )
}

function State({ affiliate: { held_at: held, held_reason: reason } }: RowProps) {
  if (held === null) return <Badge tone="success">{AFFILIATES.active}</Badge>
  return (
    <div className="min-w-0 max-w-xs">
      <Badge tone="danger">{AFFILIATES.held}</Badge>
      <p className="mt-1 text-fine wrap-break-word text-muted">{reason}</p>
    </div>
  )
}

function Act({ affiliate: { id, held_at: held } }: RowProps) {
  const act = held === null ? 'hold_payouts' : 'release_payouts'
  return (
    <ActButton
      url={route('admin.affiliate.act', { affiliate: id })}
      fields={{ act }}
      words={AFFILIATES.actions[act]}
      danger={act === 'hold_payouts'}
    />
  )
}

interface RowProps {
  affiliate: AffiliateRowData
}
