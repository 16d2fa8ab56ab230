import { timingSafeEqual } from 'node:crypto'
import string from '@adonisjs/core/helpers/string'

const COUNT = 8
const HALF_LENGTH = 10

/** Eight fresh recovery codes: ten letters or digits, a hyphen, ten more. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, newRecoveryCode)
}

/** The codes with the used one replaced in its place by a fresh one; null when `used` is none of them. */
export function replaceRecoveryCode(codes: readonly string[], used: string): string[] | null {
  const given = Buffer.from(used)
  const index = codes.findIndex((code) => {
    const known = Buffer.from(code)
    return known.length === given.length && timingSafeEqual(known, given)
  })
  return index === -1 ? null : codes.with(index, newRecoveryCode())
}

function newRecoveryCode(): string {
  return `${alphanumeric(HALF_LENGTH)}-${alphanumeric(HALF_LENGTH)}`
}

/** Random letters and digits; the two other characters of base64url are passed over. */
function alphanumeric(length: number): string {
  let text = ''
  while (text.length < length) text += string.random(length * 2).replace(/[^a-zA-Z0-9]/g, '')
  return text.slice(0, length)
}
