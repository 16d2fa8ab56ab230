import type { SecurityEventData } from '~/accounts/transformers/security_event_data'
import type { EntryData } from '~/credits/transformers/entry_data'
import { formatNumber } from '~/i18n/format'
import { Card } from '~/ui/layouts/card'
import { RelativeTime } from '~/ui/text/relative_time'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import { USER_MESSAGES } from '../messages/en/user'

/** The last rows of the ledger. */
export function EntriesCard({ entries }: { entries: readonly EntryData[] }) {
  return (
    <Trail title={USER_MESSAGES.entries} isEmpty={entries.length === 0}>
      {entries.map(({ id, description, kind, change, balance, created_at: iso }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-2">
          <span className="min-w-0 wrap-break-word">
            {description}{' '}
            <span className="text-fine text-muted">
              <RelativeTime iso={iso} />
            </span>
          </span>
          <span className="shrink-0 tabular-nums">
            {formatNumber(change, { signDisplay: 'exceptZero' })}{' '}
            <span className="text-fine text-muted">
              {USER_MESSAGES.left(USER_MESSAGES.kinds[kind], balance)}
            </span>
          </span>
        </li>
      ))}
    </Trail>
  )
}

/** What happened to the account last, as its owner reads it. */
export function EventsCard({ events }: { events: readonly SecurityEventData[] }) {
  return (
    <Trail title={USER_MESSAGES.events} isEmpty={events.length === 0}>
      {events.map(({ id, text, device, ip_address: ip, created_at: iso }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-2">
          <span className="min-w-0 wrap-break-word">
            {text}{' '}
            <span className="text-fine text-muted">{[device, ip].filter(Boolean).join(', ')}</span>
          </span>
          <span className="shrink-0 text-fine text-muted">
            <RelativeTime iso={iso} />
          </span>
        </li>
      ))}
    </Trail>
  )
}

function Trail({
  title,
  isEmpty,
  children,
}: {
  title: string
  isEmpty: boolean
  children: React.ReactNode
}) {
  return (
    <Card>
      <h2 className="mb-2 text-base font-semibold">{title}</h2>
      {isEmpty ? (
        <p className="text-muted">{ADMIN_MESSAGES.none}</p>
      ) : (
        <ul className="divide-y divide-line">{children}</ul>
      )}
    </Card>
  )
}
