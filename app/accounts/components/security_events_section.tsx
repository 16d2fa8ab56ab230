import { LoadMore } from '~/ui/buttons/load_more'
import { FormSection } from '~/ui/forms/form_section'
import { RelativeTime } from '~/ui/text/relative_time'
import { PROFILE_MESSAGES } from '../messages/en/profile'
import type { SecurityEventData } from '../transformers/security_event_data'

const MESSAGES = PROFILE_MESSAGES.events

interface SecurityEventsSectionProps {
  events: SecurityEventData[]
  nextCursor: number | null
}

/** The trail of what happened to the account. */
export function SecurityEventsSection({ events, nextCursor }: SecurityEventsSectionProps) {
  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.description}>
      {events.length === 0 ? (
        <p className="text-muted">{MESSAGES.empty}</p>
      ) : (
        <ul aria-label={MESSAGES.list} className="divide-y divide-line">
          {events.map((event) => (
            <li
              key={event.id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3 first:pt-0 last:pb-0"
            >
              <div className="min-w-0">
                <p className="font-medium wrap-break-word">{event.text}</p>
                <p className="text-fine text-muted">
                  {[event.device, event.ip_address].filter(Boolean).join(', ')}
                </p>
              </div>
              <span className="text-fine text-muted">
                <RelativeTime iso={event.created_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <LoadMore list="security_events" nextCursor={nextCursor} label={MESSAGES.more} />
    </FormSection>
  )
}
