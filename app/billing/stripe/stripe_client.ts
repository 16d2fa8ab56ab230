import env from '#start/env'
import { Stripe } from 'stripe'
import { payments, stripeWebhookSecret } from '#config/billing'
import { sandboxSecretKey, sandboxWebhookSecret } from '#config/payment_sandbox'

/** A merchant waits for the answer: after this the call is given up. */
const TIMEOUT_MS = 10_000

let client: Stripe | null = null

/** The payment provider, or the sandbox that the web process serves on this machine. */
export function stripe(): Stripe {
  client ??= payments === 'sandbox' ? sandboxClient() : stripeClient()
  return client
}

/** What webhooks are signed with. */
export function webhookSecret(): string {
  return payments === 'sandbox' ? sandboxWebhookSecret() : stripeWebhookSecret()
}

function stripeClient(): Stripe {
  return new Stripe(env.get('STRIPE_SECRET_KEY')!, { timeout: TIMEOUT_MS, telemetry: false })
}

function sandboxClient(): Stripe {
  return new Stripe(sandboxSecretKey(), {
    host: '127.0.0.1',
    port: env.get('PORT'),
    protocol: 'http',
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
}
