import { Badge } from '~/ui/feedback/badge'
import { WEBHOOK_TEXTS } from '../messages/en/screens'
import type { EndpointData } from '../transformers/endpoint_data'

const TEXTS = WEBHOOK_TEXTS.badges

/** How an endpoint stands. */
export function EndpointBadge({ endpoint }: { endpoint: EndpointData }) {
  if (!endpoint.enabled) return <Badge>{TEXTS.off}</Badge>
  if (endpoint.failing_since) return <Badge tone="danger">{TEXTS.failing}</Badge>
  return <Badge tone="success">{TEXTS.on}</Badge>
}
