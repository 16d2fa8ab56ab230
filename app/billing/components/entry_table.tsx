import { formatNumber } from '~/i18n/format'
import { hrefOf } from '~/ui/layouts/links'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { classNames } from '~/ui/class_names'
import { RelativeTime } from '~/ui/text/relative_time'
import { TextLink } from '~/ui/buttons/text_link'
import { BILLING_MESSAGES } from '../messages/en/screens'
import type { EntryData } from '~/credits/transformers/entry_data'

const MESSAGES = BILLING_MESSAGES.billing

const TONES: Record<EntryData['reason'], BadgeTone> = {
  grant: 'success',
  debit: 'neutral',
  refund: 'primary',
  expiry: 'warning',
  revocation: 'danger',
  restoration: 'primary',
}

const HEADING = 'px-3 py-2 text-left text-fine font-medium text-muted'
const NUMBER = 'px-3 py-2.5 text-right tabular-nums'

/** Rows of the ledger; on phones each is a small card. */
export function EntryTable({ entries }: { entries: readonly EntryData[] }) {
  return (
    <div className="mt-4">
      <table className="hidden w-full sm:table">
        <thead>
          <tr className="border-b border-line">
            <th className={HEADING}>{MESSAGES.columns.date}</th>
            <th className={HEADING}>{MESSAGES.columns.what}</th>
            <th className={HEADING}>{MESSAGES.columns.kind}</th>
            <th className={classNames(HEADING, 'text-right')}>{MESSAGES.columns.change}</th>
            <th className={classNames(HEADING, 'text-right')}>{MESSAGES.columns.balance}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} className="border-b border-line last:border-b-0">
              <td className="px-3 py-2.5 whitespace-nowrap text-muted">
                <RelativeTime iso={entry.created_at} />
              </td>
              <td className="px-3 py-2.5">
                <What entry={entry} />
              </td>
              <td className="px-3 py-2.5 whitespace-nowrap">
                {BILLING_MESSAGES.kinds[entry.kind]}
              </td>
              <td className={NUMBER}>
                <Change change={entry.change} />
              </td>
              <td className={NUMBER}>{formatNumber(entry.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="divide-y divide-line sm:hidden">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="flex items-start justify-between gap-4 py-3 max-[20rem]:flex-wrap"
          >
            <div className="min-w-0">
              <What entry={entry} />
              <p className="mt-1 text-fine text-muted">
                <RelativeTime iso={entry.created_at} />
              </p>
            </div>
            <div className="shrink-0 text-right tabular-nums max-[20rem]:shrink">
              <Change change={entry.change} />
              <p className="text-fine text-muted">{BILLING_MESSAGES.kinds[entry.kind]}</p>
              <p className="text-fine text-muted">
                {MESSAGES.columns.balance}: {formatNumber(entry.balance)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function What({ entry: { reason, description, product } }: { entry: EntryData }) {
  const href = product && hrefOf('products.show', { product: product.id })
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={TONES[reason]}>{MESSAGES.reasons[reason]}</Badge>
      <span className="min-w-0 wrap-break-word">
        {description}
        {product && href && (
          <>
            {' · '}
            <TextLink href={href}>{product.name}</TextLink>
          </>
        )}
      </span>
    </div>
  )
}

function Change({ change }: { change: number }) {
  return (
    <span className={classNames('font-medium', change > 0 && 'text-success-strong')}>
      {change > 0 ? '+' : '−'}
      {formatNumber(Math.abs(change))}
    </span>
  )
}
