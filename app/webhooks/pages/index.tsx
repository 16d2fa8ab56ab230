import { Head } from '@inertiajs/react'
import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { API_MESSAGES } from '~/api/messages/en/common'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { EmptyState } from '~/ui/feedback/empty_state'
import { PageHeader } from '~/ui/layouts/page_header'
import { EndpointCard } from '../components/endpoint_card'
import { EndpointDialog } from '../components/endpoint_dialog'
import type { EventType } from '~/api/endpoints/event_types'
import { WEBHOOK_MESSAGES } from '../messages/en/screens'
import type { EndpointData } from '../transformers/endpoint_data'

interface WebhooksPageProps {
  endpoints: EndpointData[]
  event_types: EventType[]
  max_endpoints: number
}

/** Where a merchant is told what has happened. */
export default function WebhooksPage(props: WebhooksPageProps) {
  const { endpoints, event_types: eventTypes, max_endpoints: most } = props
  const [adding, setAdding] = useState(false)
  const isFull = endpoints.length >= most
  const add = (
    <Button icon={Plus} onClick={() => setAdding(true)}>
      {WEBHOOK_MESSAGES.add}
    </Button>
  )
  return (
    <div className="mx-auto max-w-5xl">
      <Head title={WEBHOOK_MESSAGES.title} />
      <PageHeader
        title={WEBHOOK_MESSAGES.title}
        description={WEBHOOK_MESSAGES.intro}
        breadcrumb={[
          { label: API_MESSAGES.title, href: route('api-tokens.index') },
          { label: WEBHOOK_MESSAGES.title },
        ]}
        actions={endpoints.length > 0 && !isFull && add}
      />
      {endpoints.length === 0 ? (
        <EmptyState icon={Webhook} title={WEBHOOK_MESSAGES.empty} action={add}>
          {WEBHOOK_MESSAGES.emptyHint}
        </EmptyState>
      ) : (
        <ul aria-label={WEBHOOK_MESSAGES.list} className="flex flex-col gap-4">
          {endpoints.map((endpoint) => (
            <EndpointCard key={endpoint.id} endpoint={endpoint} />
          ))}
        </ul>
      )}
      {isFull && <p className="mt-4 text-muted">{WEBHOOK_MESSAGES.full(most)}</p>}
      {adding && <EndpointDialog eventTypes={eventTypes} onClose={() => setAdding(false)} />}
    </div>
  )
}
