import { canonicalEmail } from '#app/accounts/emails/canonical_email'

/** Here dots in the name make no difference. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an address, to tell whether two are one person's: `ada+shop@example.com` is `ada@example.com`. Only for
 * comparing; nothing is sent there.
 */
export function mailbox(email: string): string {
  const address = canonicalEmail(email)
  const at = address.lastIndexOf('@')
  if (at === -1) return address
  const domain = address.slice(at + 1)
  const name = address.slice(0, at).replace(/\+.*$/, '')
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
