import env from '#start/env'
import { Stripe } from 'stripe'
import { inSpan } from '#app/core/tracing/spans'
import { ownUrl } from '#config/app'
import { payments, stripeWebhookSecret } from '#config/billing'
import { sandboxSecretKey, sandboxWebhookSecret } from '#config/payment_sandbox'

/** A merchant waits for the answer: after this the call is given up. */
const TIMEOUT_MS = 10_000

let client: Stripe | null = null

/** The payment provider, or the sandbox that web processes serve. */
export function stripe(): Stripe {
  client ??= payments === 'sandbox' ? sandboxClient() : stripeClient()
  return client
}

/** What webhooks are signed with. */
export function webhookSecret(): string {
  return payments === 'sandbox' ? sandboxWebhookSecret() : stripeWebhookSecret()
}

function stripeClient(): Stripe {
  return clientAt(env.get('STRIPE_API_BASE'), env.get('STRIPE_SECRET_KEY')!)
}

function sandboxClient(): Stripe {
  return clientAt(ownUrl, sandboxSecretKey())
}

/** @param base the provider's own address, if missing */
function clientAt(base: string | undefined, key: string): Stripe {
  return new Stripe(key, {
    ...(base && whereabouts(base)),
    httpClient: tracedClient(),
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
}

function whereabouts(base: string) {
  const { protocol, hostname, port } = new URL(base)
  const isSecure = protocol === 'https:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    protocol: isSecure ? 'https' : 'http',
    port: port || (isSecure ? 443 : 80),
  } as const
}

/** The library's own client, each call of which is a span. */
function tracedClient(): HttpClient {
  const own = Stripe.createNodeHttpClient()
  const ask = own.makeRequest.bind(own)
  own.makeRequest = (...call) => {
    const [host, , , method] = call
    const facts = { 'http.request.method': method, 'server.address': host }
    return inSpan(`${method} stripe`, { kind: 'client', isInner: true, facts }, async (span) => {
      const answer = await ask(...call)
      span?.note({ 'http.response.status_code': answer.getStatusCode() })
      return answer
    })
  }
  return own
}

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>
