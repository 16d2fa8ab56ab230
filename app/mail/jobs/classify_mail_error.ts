import { type MailFate, SmtpFailure } from '../smtp/smtp_failure.js'

interface ProviderError {
  code?: string
  cause?: { response?: { status?: number }; code?: string; cause?: { code?: string } }
}

/** Errors of the connection that come before anything was sent. */
const BEFORE_SENDING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** What became of a mail whose sending ended in `error`: by SMTP, or by a provider's HTTP status. */
export function classifyMailError(error: unknown): MailFate {
  if (error instanceof SmtpFailure) return error.fate
  const { code, cause } = error as ProviderError
  const status = cause?.response?.status
  if (status) {
    const passes = status === 429 || status === 401 || status === 403 || status >= 500
    return passes ? 'retry' : 'refused'
  }
  const codes = [code, cause?.code, cause?.cause?.code]
  return codes.some((it) => it && BEFORE_SENDING.has(it)) ? 'retry' : 'uncertain'
}
