import type Stripe from 'stripe'
import type { WebhookEndpoint } from './types.js'

/** Stands for all types of events. */
export const EVERY_EVENT = '*'

interface WebhookEndpointInput {
  id: string
  url: string
  enabledEvents: string[]
  apiVersion: string
  secret: string
  description?: string | null
  metadata?: Stripe.Metadata
  now: number
}

/** Where events are sent. */
export function makeWebhookEndpoint(input: WebhookEndpointInput): WebhookEndpoint {
  return {
    id: input.id,
    object: 'webhook_endpoint',
    api_version: input.apiVersion,
    application: null,
    created: input.now,
    description: input.description ?? null,
    enabled_events: input.enabledEvents,
    livemode: false,
    metadata: input.metadata ?? {},
    signing_secret: input.secret,
    status: 'enabled',
    url: input.url,
  }
}

/** Whether an endpoint is to be told of events of a type. */
export function listensTo({ status, enabled_events: types }: WebhookEndpoint, type: string) {
  return status === 'enabled' && (types.includes(EVERY_EVENT) || types.includes(type))
}
