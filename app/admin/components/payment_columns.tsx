import { formatMoney } from '~/i18n/format'
import { TextLink } from '~/ui/buttons/text_link'
import { route } from '~/ui/client/routes'
import { Badge } from '~/ui/feedback/badge'
import { RelativeTime } from '~/ui/text/relative_time'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { PaymentRowData } from '../transformers/rows'
import type { Column } from './admin_table'

const MESSAGES = ADMIN_MESSAGES.payments

/** Columns of payments; on the page of an account without whose it is. */
export function paymentColumns(
  withUser = true
): readonly [Column<PaymentRowData>, ...Column<PaymentRowData>[]] {
  const user: Column<PaymentRowData> = {
    label: MESSAGES.user,
    cell: ({ user_id: id, email }) => (
      <TextLink href={route('admin.user', { user: id })}>{email}</TextLink>
    ),
  }
  return [
    { label: MESSAGES.what, cell: ({ kind }) => MESSAGES.kinds[kind] },
    ...(withUser ? [user] : []),
    {
      label: MESSAGES.amount,
      isNumber: true,
      cell: ({ amount, currency }) => formatMoney(amount, currency),
    },
    { label: MESSAGES.status, cell: (payment) => <Status payment={payment} /> },
    {
      label: MESSAGES.provider,
      cell: ({ provider, provider_id: id }) => (
        <span className="text-muted">
          {provider} <span className="font-mono text-xs break-all">{id}</span>
        </span>
      ),
    },
    { label: MESSAGES.paid, cell: ({ paid_at: iso }) => <RelativeTime iso={iso} /> },
  ]
}

function Status({ payment: { refunded, amount, currency, dispute } }: { payment: PaymentRowData }) {
  return (
    <span className="flex flex-wrap gap-1">
      {refunded === 0 && dispute === null && <Badge tone="success">{MESSAGES.received}</Badge>}
      {refunded > 0 && (
        <Badge tone="warning">
          {refunded === amount
            ? MESSAGES.refunded
            : MESSAGES.refundedPart(formatMoney(refunded, currency))}
        </Badge>
      )}
      {dispute !== null && <Badge tone="danger">{MESSAGES.disputes[dispute]}</Badge>}
    </span>
  )
}
