import { hkdfSync } from 'node:crypto'

const BYTES = 24

/**
 * What opens the mailbox of an installation. Every process of it finds the same one, and who sees it cannot tell the
 * `APP_KEY` that it comes from. Without imports of the application: the start prints it before there is one.
 * @returns 32 characters of base64url, 192 bits
 */
export function mailboxKey(appKey: string): string {
  return Buffer.from(hkdfSync('sha256', appKey, '', 'vitrine mailbox', BYTES)).toString('base64url')
}
