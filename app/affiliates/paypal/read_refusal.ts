import { cutText } from '#common/cut_text'
import { PaypalError, type PaypalFailure } from './paypal_error.js'

interface WireError {
  name?: unknown
  message?: unknown
  error?: unknown
  error_description?: unknown
  details?: unknown
}

/** Names that PayPal gives to data which it does not accept. */
const INVALID = ['VALIDATION_ERROR', 'INVALID_REQUEST', 'MALFORMED_REQUEST']

/** The address of a batch, wherever it stands in an answer; only the id in it is used. */
const BATCH_ADDRESS = /"href":"[^"]*\/v1\/payments\/payouts\/([\w-]+)/

/**
 * What an answer other than success means.
 * @param body parsed, null when it was no JSON
 */
export function readRefusal(response: Response, body: unknown): PaypalError {
  const wire = (typeof body === 'object' && body !== null ? body : {}) as WireError
  const { status } = response
  const name = String(wire.name ?? wire.error ?? '')
  const batchId = BATCH_ADDRESS.exec(JSON.stringify(wire))?.[1]
  const words = [name, wire.message ?? wire.error_description, issuesOf(wire.details)]
  const said = cutText(words.filter(Boolean).join(': '), 500)
  return new PaypalError(
    failureOf(status, name, batchId !== undefined || /sender_batch_id/i.test(said)),
    `PayPal answered ${status}${said && `: ${said}`}`,
    { status, batchId, retryAfterSeconds: secondsIn(response.headers.get('retry-after')) }
  )
}

function failureOf(status: number, name: string, namesBatch: boolean): PaypalFailure {
  if (status >= 500 || status === 408) return 'unanswered'
  if (status === 429) return 'busy'
  const isData = status === 400 || status === 409 || status === 422
  if (isData && namesBatch) return 'exists'
  return isData && INVALID.includes(name) ? 'invalid' : 'refused'
}

function issuesOf(details: unknown): string {
  if (!Array.isArray(details)) return ''
  return details
    .map((detail: { field?: unknown; issue?: unknown } | null) =>
      [detail?.field, detail?.issue].filter((it) => typeof it === 'string').join(' ')
    )
    .join(', ')
}

/** Of `Retry-After`, which names seconds or a time. Source: RFC 9110, section 10.2.3. */
function secondsIn(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined
}
