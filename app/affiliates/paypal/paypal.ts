import env from '#start/env'
import { payouts, PATIENCE_MS } from '#config/payouts'
import { PaypalClient, type PaypalSettings } from './paypal_client.js'
import {
  SANDBOX_CLIENT_ID,
  SANDBOX_WEBHOOK_ID,
  sandboxBase,
  sandboxClientSecret,
} from '#config/payout_sandbox'

const LIVE_BASE = 'https://api-m.paypal.com'

let client: PaypalClient | null = null

/** PayPal, or the sandbox that web processes serve. */
export function paypal(): PaypalClient {
  client ??= new PaypalClient(payouts === 'sandbox' ? sandboxSettings() : paypalSettings())
  return client
}

/** How the sandbox inside the app is called. */
export function sandboxSettings(): PaypalSettings {
  return {
    base: sandboxBase(),
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: sandboxClientSecret(),
    webhookId: SANDBOX_WEBHOOK_ID,
    patienceMs: PATIENCE_MS,
  }
}

function paypalSettings(): PaypalSettings {
  return {
    base: env.get('PAYPAL_API_BASE', LIVE_BASE).replace(/\/+$/, ''),
    clientId: env.get('PAYPAL_CLIENT_ID')!,
    clientSecret: env.get('PAYPAL_CLIENT_SECRET')!,
    webhookId: env.get('PAYPAL_WEBHOOK_ID')!,
    patienceMs: PATIENCE_MS,
  }
}
