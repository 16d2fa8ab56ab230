import { randomUUID } from 'node:crypto'
import { ownUrl } from '#config/app'
import { sandboxBase } from '#config/payout_sandbox'
import { signMessage } from '../tokens.js'

/** A webhook that has not answered by then is sent again later. */
const PATIENCE_MS = 15_000

/** Sends a signed message to the app; null when it was taken, otherwise why not. */
export async function deliverMessage(message: object): Promise<string | null> {
  const body = JSON.stringify(message)
  try {
    const response = await fetch(`${ownUrl}/webhooks/paypal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...proofOf(body) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.arrayBuffer()
    return response.ok ? null : `the webhook answered ${response.status}`
  } catch (error) {
    const { message: reason, cause } = error as Error
    return cause instanceof Error ? cause.message : reason
  }
}

/** The headers that prove that a message is the sandbox's. */
export function proofOf(body: string): Record<string, string> {
  const id = randomUUID()
  const time = new Date().toISOString()
  return {
    'paypal-auth-algo': 'HMACwithSHA256',
    'paypal-cert-url': `${sandboxBase()}/v1/notifications/certs/sandbox`,
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signMessage(id, time, body),
  }
}
