import { createHmac, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { SANDBOX_WEBHOOK_ID, sandboxKey } from '#config/payout_sandbox'

/** Seconds that an access token lasts. */
export const TOKEN_SECONDS = 32_400

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
  return createHmac('sha256', sandboxKey(purpose)).update(text).digest('base64url')
}
