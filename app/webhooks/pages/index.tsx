import { Head } from '@inertiajs/react'
import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { API_TEXTS } from '~/api/messages/en/common'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { EmptyState } from '~/ui/feedback/empty_state'
import { PageHeader } from '~/ui/layouts/page_header'
import { EndpointCard } from '../components/endpoint_card'
import { EndpointDialog } from '../components/endpoint_dialog'
import type { EventType } from '~/api/endpoints/event_types'
import { WEBHOOK_TEXTS } from '../messages/en/screens'
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
      {WEBHOOK_TEXTS.add}
    </Button>
  )
  return (
    <div className="mx-auto max-w-5xl">
      <Head title={WEBHOOK_TEXTS.title} />
      <PageHeader
        title={WEBHOOK_TEXTS.title}
        description={WEBHOOK_TEXTS.intro}
        breadcrumb={[
          { label: API_TEXTS.title, href: route('api-tokens.index') },
          { label: WEBHOOK_TEXTS.title },
        ]}
        actions={endpoints.length > 0 && !isFull && add}
      />
      {endpoints.length === 0 ? (
        <EmptyState icon={Webhook} title={WEBHOOK_TEXTS.empty} action={add}>
          {WEBHOOK_TEXTS.emptyHint}
        </EmptyState>
      ) : (
        <ul aria-label={WEBHOOK_TEXTS.list} className="flex flex-col gap-4">
          {endpoints.map((endpoint) => (
            <EndpointCard key={endpoint.id} endpoint={endpoint} />
          ))}
        </ul>
      )}
      {isFull && <p className="mt-4 text-muted">{WEBHOOK_TEXTS.full(most)}</p>}
      {adding && <EndpointDialog eventTypes={eventTypes} onClose={() => setAdding(false)} />}
    </div>
  )
}
