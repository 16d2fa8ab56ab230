import { Badge } from '~/ui/feedback/badge'
import { WEBHOOK_MESSAGES } from '../messages/en/screens'
import type { EndpointData } from '../transformers/endpoint_data'

const MESSAGES = WEBHOOK_MESSAGES.badges

/** How an endpoint stands. */
export function EndpointBadge({ endpoint }: { endpoint: EndpointData }) {
  if (!endpoint.enabled) return <Badge>{MESSAGES.off}</Badge>
  if (endpoint.failing_since) return <Badge tone="danger">{MESSAGES.failing}</Badge>
  return <Badge tone="success">{MESSAGES.on}</Badge>
}
