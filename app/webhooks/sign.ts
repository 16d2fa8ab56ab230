import { createHmac } from 'node:crypto'
import { keyOf } from './secrets.js'

export interface SignedMessage {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/**
 * The headers by which a receiver knows who sent a message and that nobody changed it (https://www.standardwebhooks.com,
 * "Signature scheme": HMAC-SHA256 of id, time and body, one signature for each secret that is valid).
 */
export function signatureHeaders({ id, timestamp, body }: SignedMessage, secrets: string[]) {
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`)
    return `v1,${hmac.digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
