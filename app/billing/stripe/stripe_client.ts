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
  return new Stripe(env.get('STRIPE_SECRET_KEY')!, {
    httpClient: tracedClient(),
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
}

function sandboxClient(): Stripe {
  const { protocol, hostname, port } = new URL(ownUrl)
  return new Stripe(sandboxSecretKey(), {
    host: hostname.replace(/^\[|\]$/g, ''),
    protocol: protocol === 'https:' ? 'https' : 'http',
    port: port || (protocol === 'https:' ? 443 : 80),
    httpClient: tracedClient(),
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
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
