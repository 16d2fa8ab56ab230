import { createHmac, timingSafeEqual } from 'node:crypto'
import { isRecent, type SignedMessage } from '../../remote/webhook/messages.js'

/**
 * Whether a message is signed with the account's secret, and lately, by Standard Webhooks: HMAC-SHA256 over id, time and body, in any of
 * the header's signatures.
 *
 * @param secret as the provider tells it, `whsec_` and base64
 * @param now milliseconds
 */
export function isSigned(
  { body, header }: SignedMessage,
  secret: string,
  now = Date.now()
): boolean {
  const timestamp = header('webhook-timestamp')
  if (!isRecent(timestamp, now)) return false
  const wanted = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${header('webhook-id')}.${timestamp}.`)
    .update(body)
    .digest()
  return header('webhook-signature')
    .split(' ')
    .filter((part) => part.startsWith('v1,'))
    .map((part) => Buffer.from(part.slice(3), 'base64'))
    .some((given) => given.length === wanted.length && timingSafeEqual(given, wanted))
}
