import { hkdfSync } from 'node:crypto'
import { appKey, ownUrl } from '#config/app'

/** Where the app serves the sandbox. */
export const SANDBOX_PATH = '/sandbox/paypal'

/** Where its API is called. */
export const sandboxBase = () => `${ownUrl}${SANDBOX_PATH}`

export const SANDBOX_CLIENT_ID = 'vitrine-sandbox'

export const SANDBOX_WEBHOOK_ID = 'WH-VITRINE-SANDBOX'

/** Made from the installation's key, so that nothing has to be set up. */
export function sandboxClientSecret(): string {
  return sandboxKey('client secret').toString('hex')
}

/** A key of the sandbox's own for something. Source: RFC 5869. */
export function sandboxKey(purpose: string): Buffer {
  return Buffer.from(
    hkdfSync('sha256', appKey.release(), '', `vitrine payout sandbox ${purpose}`, 32)
  )
}
