import { hkdfSync } from 'node:crypto'

const BYTES = 24

/**
 * What lets somebody make the first operator of an installation in the browser. Every process of it finds the same one, and who sees it cannot tell
 * the `APP_KEY` that it comes from.
 * @returns 32 characters of base64url, 192 bits
 */
export function setupKey(appKey: string): string {
  return Buffer.from(hkdfSync('sha256', appKey, '', 'vitrine setup', BYTES)).toString('base64url')
}
