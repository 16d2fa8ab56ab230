import { EVENT_SUMMARIES } from '~/api/messages/en/events'
import { Link } from '@inertiajs/react'
import { route } from '~/ui/client/routes'
import { Card } from '~/ui/layouts/card'
import type { EndpointData } from '../transformers/endpoint_data'
import { EndpointBadge } from './endpoint_badge'

/** An endpoint in the list. */
export function EndpointCard({ endpoint }: { endpoint: EndpointData }) {
  const { id, url, description, event_types: types } = endpoint
  return (
    <li>
      <Card className="relative">
        <div className="flex items-start justify-between gap-4">
          <h2 className="min-w-0 font-medium wrap-anywhere">
            <Link
              href={route('webhooks.show', { webhook: id })}
              className="rounded-sm after:absolute after:inset-0 hover:underline"
            >
              {url}
            </Link>
          </h2>
          <EndpointBadge endpoint={endpoint} />
        </div>
        {description && <p className="mt-1 text-muted wrap-break-word">{description}</p>}
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-fine text-muted">
          {types.map((type) => (
            <li key={type}>{EVENT_SUMMARIES[type]}</li>
          ))}
        </ul>
      </Card>
    </li>
  )
}
