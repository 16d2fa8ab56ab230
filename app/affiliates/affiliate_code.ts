import { randomInt } from 'node:crypto'

/** Without letters and digits that look like others. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 8
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

/** What stands for an affiliate in links: one of 10^11. */
export function newAffiliateCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** A code as somebody sent it, null if it cannot be one. */
export function affiliateCode(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return CODE.test(code) ? code : null
}
