import { formatMoney } from '~/i18n/format'
import { TextLink } from '~/ui/buttons/text_link'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { RelativeTime } from '~/ui/text/relative_time'
import { ListPage, type ListProps } from '../components/list_page'
import { StuckBatches } from '../components/stuck_batches'
import type { PayoutFilter } from '../lists/payouts'
import { PAYOUTS } from '../messages/en/affiliates'
import type { PayoutRowData, StuckBatchData } from '../transformers/affiliate_rows'

interface PayoutsPageProps extends ListProps<PayoutRowData, PayoutFilter> {
  mode: 'paypal' | 'sandbox' | 'off'
  silent_days: number
  stuck: StuckBatchData[]
}

const TONES: Record<PayoutRowData['status'], BadgeTone> = {
  pending: 'warning',
  completed: 'success',
  failed: 'danger',
}

/** What affiliates are paid. */
export default function PayoutsPage({ mode, silent_days: days, stuck, ...list }: PayoutsPageProps) {
  return (
    <ListPage
      {...list}
      title={PAYOUTS.title}
      description={PAYOUTS.description}
      search={PAYOUTS.search}
      states={PAYOUTS.states}
      columns={[
        {
          label: PAYOUTS.payee,
          cell: ({ user_id: id, email, code }) => (
            <>
              <TextLink href={route('admin.user', { user: id })}>{email}</TextLink>{' '}
              <code className="text-xs text-muted">{code}</code>
            </>
          ),
        },
        {
          label: PAYOUTS.amount,
          isNumber: true,
          cell: ({ amount }) => formatMoney(amount, 'USD'),
        },
        { label: PAYOUTS.status, cell: (payout) => <Status payout={payout} /> },
        {
          label: PAYOUTS.to,
          cell: ({ paypal_email: to, reference }) => (
            <div className="min-w-0">
              {to}
              <span className="block font-mono text-xs break-all text-muted">{reference}</span>
            </div>
          ),
        },
        { label: PAYOUTS.batch, isNumber: true, cell: ({ batch_id: batch }) => batch ?? '–' },
        { label: PAYOUTS.made, cell: ({ created_at: iso }) => <RelativeTime iso={iso} /> },
      ]}
    >
      {mode !== 'paypal' && (
        <div className="mb-4">
          <Alert>{PAYOUTS[mode]}</Alert>
        </div>
      )}
      <StuckBatches batches={stuck} silentDays={days} />
    </ListPage>
  )
}

function Status({ payout: { status, provider_status: word, failure } }: { payout: PayoutRowData }) {
  return (
    <div className="min-w-0 max-w-xs">
      <Badge tone={TONES[status]}>{PAYOUTS.statuses[status]}</Badge>
      {status !== 'completed' && (word !== null || failure !== null) && (
        <p className="mt-1 text-fine wrap-break-word text-muted">
          {word !== null && <code>{word}</code>} {failure}
        </p>
      )}
    </div>
  )
}
