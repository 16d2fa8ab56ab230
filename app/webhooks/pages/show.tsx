import { Head } from '@inertiajs/react'
import { route } from '~/ui/client/routes'
import { PageHeader } from '~/ui/layouts/page_header'
import { DeliveryLog } from '../components/delivery_log'
import { EndpointActions } from '../components/endpoint_actions'
import { EndpointBadge } from '../components/endpoint_badge'
import { EndpointFacts } from '../components/endpoint_facts'
import { EndpointNotice } from '../components/endpoint_notice'
import { SecretSection } from '../components/secret_section'
import type { EventType } from '~/api/endpoints/event_types'
import { WEBHOOK_MESSAGES } from '../messages/en/screens'
import type { DeliveryData } from '../transformers/delivery_data'
import type { EndpointData } from '../transformers/endpoint_data'

interface WebhookPageProps {
  endpoint: EndpointData
  deliveries: DeliveryData[]
  next_cursor: number | null
  event_types: EventType[]
  patience_seconds: number
  old_secret_hours: number
  log_days: number
}

/** One endpoint: what it is told, its secret and its log. */
export default function WebhookPage(props: WebhookPageProps) {
  const { endpoint } = props
  return (
    <div key={endpoint.id} className="mx-auto max-w-5xl">
      <Head title={WEBHOOK_MESSAGES.title} />
      <PageHeader
        title={endpoint.description || new URL(endpoint.url).host}
        badge={<EndpointBadge endpoint={endpoint} />}
        breadcrumb={[
          { label: WEBHOOK_MESSAGES.title, href: route('webhooks.index') },
          { label: endpoint.description || new URL(endpoint.url).host },
        ]}
        actions={<EndpointActions endpoint={endpoint} eventTypes={props.event_types} />}
      />
      <div className="mb-6 empty:hidden">
        <EndpointNotice endpoint={endpoint} />
      </div>
      <EndpointFacts endpoint={endpoint} patience={props.patience_seconds} />
      <SecretSection endpoint={endpoint} oldHours={props.old_secret_hours} />
      <DeliveryLog
        endpoint={endpoint}
        deliveries={props.deliveries}
        nextCursor={props.next_cursor}
        days={props.log_days}
      />
    </div>
  )
}
