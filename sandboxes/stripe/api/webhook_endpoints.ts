import { newId } from '../ids.js'
import { APP_ENDPOINT } from '../catalog.js'
import { API_VERSION } from '../objects/common.js'
import { makeWebhookEndpoint } from '../objects/webhook_endpoint.js'
import type { WebhookEndpoint } from '../objects/types.js'
import { SandboxError } from '../sandbox_error.js'
import { removeObject } from '../store.js'
import { endpoint, given, listing, mergeMetadata, retrieve } from './endpoint.js'
import { boolean, list, metadata, oneOf, required, text } from './params.js'

export const WEBHOOK_ENDPOINTS = [
  endpoint(
    'POST',
    'webhook_endpoints',
    {
      url: required(text),
      enabled_events: required(list(text)),
      api_version: oneOf(API_VERSION),
      description: text,
      metadata,
    },
    async (work, params) => {
      const made = makeWebhookEndpoint({
        id: newId('we'),
        url: addressIn(params.url),
        enabledEvents: params.enabled_events,
        apiVersion: API_VERSION,
        secret: newId('whsec'),
        description: params.description,
        metadata: mergeMetadata({}, params.metadata),
        now: work.now,
      })
      await work.add(made)
      return { ...made, secret: made.signing_secret }
    }
  ),

  endpoint(
    'POST',
    'webhook_endpoints/:id',
    { url: text, enabled_events: list(text), description: text, disabled: boolean, metadata },
    async (work, { disabled, ...params }, id) => {
      const kept = await work.lock('webhook_endpoint', id)
      await work.change<WebhookEndpoint>(kept, {
        ...(given(params) as Partial<WebhookEndpoint>),
        ...(params.url ? { url: addressIn(params.url) } : {}),
        ...(typeof disabled === 'boolean' ? { status: disabled ? 'disabled' : 'enabled' } : {}),
        metadata: mergeMetadata(kept.metadata, params.metadata),
      })
      return kept
    }
  ),

  endpoint('DELETE', 'webhook_endpoints/:id', {}, async (work, _, id) => {
    await work.lock('webhook_endpoint', id)
    if (id === APP_ENDPOINT) throw new SandboxError("The app's own endpoint stays.")
    await removeObject(work.trx, id)
    return { id, object: 'webhook_endpoint', deleted: true }
  }),

  retrieve('webhook_endpoint', 'webhook_endpoints'),
  listing('webhook_endpoint', 'webhook_endpoints', {}, () => ({})),
]

/** @throws SandboxError for what is no address of the web */
function addressIn(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url
  throw new SandboxError('Invalid URL', { code: 'url_invalid', param: 'url' })
}
