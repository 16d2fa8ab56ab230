import type { DisabledReason } from '../delivery_state.js'
import type { EventType } from '#app/api/endpoints/event_types'
import type { Endpoint } from '../queries/find_endpoint.js'

/** An endpoint on the screens. Its secret is asked for when somebody wants to see it. */
export type EndpointData = {
  id: number
  url: string
  description: string
  event_types: EventType[]
  enabled: boolean
  /** Who switched it off; null while it is on. */
  disabled_reason: DisabledReason | null
  /** ISO 8601; when the first failure since the last success was. */
  failing_since: string | null
  /** ISO 8601; until when the secret before signs too. */
  old_secret_until: string | null
  created_at: string
}

export function endpointData(endpoint: Endpoint): EndpointData {
  return {
    id: endpoint.id,
    url: endpoint.url,
    description: endpoint.description,
    event_types: endpoint.eventTypes,
    enabled: endpoint.disabledAt === null,
    disabled_reason: endpoint.disabledReason,
    failing_since: endpoint.failingSince?.toISOString() ?? null,
    old_secret_until: endpoint.oldSecretUntil?.toISOString() ?? null,
    created_at: endpoint.createdAt.toISOString(),
  }
}
