import { createHash, type KeyObject, verify } from 'node:crypto'
import { isRecent, type SignedMessage } from '../../remote/webhook/messages.js'

/** Whether one of the keys has signed a message, and lately. The signature is over three headers and the body's SHA-256. */
export function isSigned(
  { body, header }: SignedMessage,
  keys: readonly KeyObject[],
  now = Date.now()
): boolean {
  const timestamp = header('x-fal-webhook-timestamp')
  if (!isRecent(timestamp, now)) return false
  const signature = Buffer.from(header('x-fal-webhook-signature'), 'hex')
  if (signature.length !== 64) return false
  const message = [
    header('x-fal-webhook-request-id'),
    header('x-fal-webhook-user-id'),
    timestamp,
    createHash('sha256').update(body).digest('hex'),
  ].join('\n')
  return keys.some((key) => verify(null, Buffer.from(message), key, signature))
}
