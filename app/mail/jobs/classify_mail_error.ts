/**
 * `retry`: certainly not sent, and may work later. `refused`: certainly not sent, and never will be. `uncertain`: the
 * connection broke after the message was handed over.
 */
export type MailFate = 'retry' | 'refused' | 'uncertain'

interface MailServerError {
  /** SMTP reply. */
  responseCode?: number
  /** SMTP command that was under way. */
  command?: string
  code?: string
  cause?: { response?: { status?: number }; code?: string; cause?: { code?: string } }
}

/** Errors of the connection that come before anything was sent. */
const BEFORE_SENDING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EDNS',
  'ECONNECTION',
  'EAUTH',
  'ETLS',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** What became of a mail whose sending ended in `error`. Sources: RFC 5321, 4.2.1 (reply codes); HTTP status classes. */
export function classifyMailError(error: unknown): MailFate {
  const { responseCode, command, code, cause } = error as MailServerError
  if (responseCode) return responseCode >= 500 && code !== 'EAUTH' ? 'refused' : 'retry'
  const status = cause?.response?.status
  if (status) {
    const passes = status === 429 || status === 401 || status === 403 || status >= 500
    return passes ? 'retry' : 'refused'
  }
  if (command) return command === 'DATA' ? 'uncertain' : 'retry'
  const codes = [code, cause?.code, cause?.cause?.code]
  return codes.some((it) => it && BEFORE_SENDING.has(it)) ? 'retry' : 'uncertain'
}
