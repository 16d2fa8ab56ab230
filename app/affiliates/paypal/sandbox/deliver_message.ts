import { randomUUID } from 'node:crypto'
import env from '#start/env'
import { PROOF_HEADERS } from '../paypal_client.js'
import { sandboxSettings } from '../paypal.js'
import { signMessage } from './sandbox_keys.js'

/** A webhook that has not answered by then is sent again later. */
const PATIENCE_MS = 15_000

/** Sends a signed message to the app; null when it was taken, otherwise why not. */
export async function deliverMessage(message: object): Promise<string | null> {
  const body = JSON.stringify(message)
  try {
    const response = await fetch(`http://127.0.0.1:${env.get('PORT')}/webhooks/paypal`, {
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
    [PROOF_HEADERS.auth_algo]: 'HMACwithSHA256',
    [PROOF_HEADERS.cert_url]: `${sandboxSettings().base}/v1/notifications/certs/sandbox`,
    [PROOF_HEADERS.transmission_id]: id,
    [PROOF_HEADERS.transmission_time]: time,
    [PROOF_HEADERS.transmission_sig]: signMessage(id, time, body),
  }
}
