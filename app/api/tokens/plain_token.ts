import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const PREFIX = 'vt_'
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** About 238 bits. */
const SECRET_LENGTH = 40
const FORM = /^(?:(\d{1,15})\|)?(vt_([A-Za-z0-9]{40})([0-9a-f]{8}))$/

/**
 * A fresh token: a prefix by which scanners for leaked secrets find it, 40 random characters, and their CRC-32 in hex,
 * which tells a mistyped token without a look into the database.
 */
export function newPlainToken(): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${PREFIX}${secret.join('')}${checksum(secret.join(''))}`
}

/** How the table keeps a token. */
export function hashToken(plain: string): string {
  return createHash('sha256').update(plain).digest('hex')
}

interface SentToken {
  /** The number before the bar; null when there is none. */
  id: number | null
  plain: string
}

/** The token in what a client sent, which may start with its number and a bar; null when it cannot be one. */
export function readToken(sent: string): SentToken | null {
  const [, id, plain, secret, sum] = FORM.exec(sent) ?? []
  return plain && secret && checksum(secret) === sum ? { id: id ? Number(id) : null, plain } : null
}

function checksum(secret: string): string {
  return crc32(secret).toString(16).padStart(8, '0')
}
