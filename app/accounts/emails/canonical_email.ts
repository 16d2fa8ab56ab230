import { domainToASCII } from 'node:url'

/**
 * The one way an address is written, compared and stored: compatible letters as their plain ones, in lower case,
 * the domain as DNS has it. Two ways to type one mailbox must not become two accounts, nor two limits. Control
 * characters, halves of characters and what cannot be seen, joiners too, which no account's address has, become U+FFFD.
 */
export function canonicalEmail(email: string): string {
  const plain = email
    .trim()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '\uFFFD')
  const at = plain.lastIndexOf('@')
  const domain = at === -1 ? '' : domainToASCII(plain.slice(at + 1))
  return domain ? `${plain.slice(0, at)}@${domain}` : plain
}

/** A field's value for a validator to look at, canonical if it is a text. */
export function parseEmail(value: unknown): unknown {
  return typeof value === 'string' ? canonicalEmail(value) : value
}
