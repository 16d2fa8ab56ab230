import { randomInt } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A new identifier: the kind's prefix and 24 random letters and digits. */
export function newId(prefix: string): string {
  const letters = Array.from({ length: 24 }, () => LETTERS[randomInt(LETTERS.length)])
  return `${prefix}_${letters.join('')}`
}

/** Unix seconds, in which the API tells time. */
export function unixNow(): number {
  return Math.floor(Date.now() / 1000)
}
