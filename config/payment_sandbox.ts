import { hkdfSync } from 'node:crypto'
import { appKey } from '#config/app'

/** What the sandbox's API is called with; made from the installation's key, so that nothing has to be set up. */
export function sandboxSecretKey(): string {
  return `sk_test_${derive('secret key')}`
}

/** What the sandbox signs its webhooks with. */
export function sandboxWebhookSecret(): string {
  return `whsec_${derive('webhook secret')}`
}

/** 48 hexadecimal digits. Source: RFC 5869. */
function derive(purpose: string): string {
  const key = hkdfSync('sha256', appKey.release(), '', `vitrine payment sandbox ${purpose}`, 24)
  return Buffer.from(key).toString('hex')
}
