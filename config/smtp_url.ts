import { readFileSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { rootCertificates } from 'node:tls'
import { X509Certificate } from 'node:crypto'
import type { SmtpServer } from '#app/mail/smtp/smtp_talk'

/** User and password go to the last `@`, so that both may have any letters; the host may be an address in brackets. */
const FORM =
  /^(smtps?):\/\/(?:(?<user>[^:/]*)(?::(?<pass>.*))?@)?(?<host>\[[\da-f:.]+\]|[^\s:@/[\]?#]+)(?::(?<port>\d{1,5}))?\/?$/i

/**
 * The server that `SMTP_URL` names. Percent escapes in user and password are undone where they are some; a `#` or `%` of a password may
 * also stand as it is.
 * @throws Error that names the setting, and never what it says
 */
export function parseSmtpUrl(address: string): Omit<SmtpServer, 'tls'> {
  const found = FORM.exec(address.trim())
  const { user, pass = '', host, port } = found?.groups ?? {}
  const secure = found?.[1]?.toLowerCase() === 'smtps'
  const number = port === undefined ? (secure ? 465 : 587) : Number(port)
  const isAddress = host?.startsWith('[')
  if (!host || (isAddress && !isIPv6(host.slice(1, -1))) || number < 1 || number > 65_535) {
    throw new Error(
      'SMTP_URL is not the address of a mail server: it must look like smtps://user:password@mail.example.com:465, or begin with smtp:// for STARTTLS.'
    )
  }
  return {
    host: host.replace(/^\[|\]$/g, ''),
    port: number,
    secure,
    credentials: user ? { user: unescaped(user), pass: unescaped(pass) } : null,
  }
}

/**
 * The certificates that a mail server's own is checked by: those of everybody, and those in the file that `SMTP_CA_FILE` names.
 * @throws Error that names the setting
 */
export function readAuthorities(path: string): string[] {
  try {
    const text = readFileSync(path, 'utf8')
    void new X509Certificate(text)
    return [...rootCertificates, text]
  } catch (error) {
    throw new Error('SMTP_CA_FILE does not name a file with certificates in PEM form.', {
      cause: error,
    })
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
