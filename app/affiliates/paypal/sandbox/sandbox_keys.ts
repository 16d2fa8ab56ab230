import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { appKey } from '#config/app'

/** Where the app serves the sandbox. */
export const SANDBOX_PATH = '/sandbox/paypal'

export const SANDBOX_CLIENT_ID = 'vitrine-sandbox'

export const SANDBOX_WEBHOOK_ID = 'WH-VITRINE-SANDBOX'

/** Seconds that an access token lasts. */
export const TOKEN_SECONDS = 32_400

/** Made from the installation's key, so that nothing has to be set up. */
export function sandboxClientSecret(): string {
  return derive('client secret').toString('hex')
}

/** A token that says itself until when it is good. */
export function issueToken(now: number): string {
  const until = String(Math.floor(now / 1000) + TOKEN_SECONDS)
  return `A21AA${until}.${sign('access token', until)}`
}

export function isToken(token: string, now: number): boolean {
  const [, until, signature] = /^A21AA(\d+)\.(\S+)$/.exec(token) ?? []
  return (
    until !== undefined &&
    signature !== undefined &&
    isSame(signature, sign('access token', until)) &&
    Number(until) * 1000 > now
  )
}

/**
 * Signs a webhook, over the same text as PayPal: transmission id, time, webhook id and the CRC-32 of the body. PayPal's signature is
 * made with a key pair; nobody but the sandbox itself has to check this one.
 */
export function signMessage(transmissionId: string, time: string, body: string): string {
  const text = [transmissionId, time, SANDBOX_WEBHOOK_ID, crc32(body)].join('|')
  return sign('webhook', text)
}

export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function sign(purpose: string, text: string): string {
  return createHmac('sha256', derive(purpose)).update(text).digest('base64url')
}

/** Source: RFC 5869. */
function derive(purpose: string): Buffer {
  return Buffer.from(
    hkdfSync('sha256', appKey.release(), '', `vitrine payout sandbox ${purpose}`, 32)
  )
}
