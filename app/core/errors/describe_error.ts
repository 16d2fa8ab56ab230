import { errors as authErrors } from '@adonisjs/auth'
import { errors as shieldErrors } from '@adonisjs/shield'
import { errors as limiterErrors } from '@adonisjs/limiter'
import { errors as vineErrors } from '@vinejs/vine'
import { VALIDATION_MESSAGES } from '../messages/en/validation.js'
import { RETRY_AFTER_SECONDS } from '#config/admission'
import { AppError } from './app_error.js'
import { isDatabaseAway } from './away.js'
import { isDiskFull } from './full.js'
import { REPLY_MESSAGES } from '../messages/en/replies.js'

interface Described {
  status: number
  headers: Record<string, string>
  /** `error` repeats `message`: our screens read it. */
  body: { message: string; error: string } & Record<string, unknown>
}

/** Status and JSON body of any error; what is not meant for callers becomes a plain 500. */
export function describeError(error: unknown): Described {
  if (error instanceof AppError) {
    const { sentence, field } = error
    const errors = field === undefined ? {} : { errors: { [field]: [sentence] } }
    const more = { code: error.code, ...error.details, ...errors }
    const headers = { ...retryHeader(error.details), ...rateLimitHeaders(error.cause) }
    return answer(error.status, sentence, more, headers)
  }
  if (error instanceof vineErrors.E_VALIDATION_ERROR) return validation(error.messages)
  if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS) return answer(401, REPLY_MESSAGES[401])
  if (error instanceof shieldErrors.E_BAD_CSRF_TOKEN) return answer(419, REPLY_MESSAGES[419])
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    return answer(429, REPLY_MESSAGES[429], {}, rateLimitHeaders(error))
  }
  if (isDatabaseAway(error)) {
    const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS) }
    return answer(503, REPLY_MESSAGES.away, { code: 'unavailable' }, headers)
  }
  if (isDiskFull(error)) return answer(507, REPLY_MESSAGES[507], { code: 'storage_full' })
  const status = statusOfValue(error) ?? statusOf(error)
  const sentences: Record<number, string> = REPLY_MESSAGES
  return answer(status, sentences[status] ?? REPLY_MESSAGES[status < 500 ? 400 : 500])
}

/** @param details of an error; `retryAfter` are the seconds after which one may come again */
function retryHeader({ retryAfter }: AppError['details']): Record<string, string> {
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
}

/** What tells a caller who was refused for asking too often when to come back; nothing for any other error. */
function rateLimitHeaders(error: unknown): Record<string, string> {
  if (!(error instanceof limiterErrors.E_TOO_MANY_REQUESTS)) return {}
  const { limit, remaining, availableIn } = error.response
  return {
    'Retry-After': String(availableIn),
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(Math.ceil(Date.now() / 1000) + availableIn),
  }
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500
  const status = Number(error.status)
  return status >= 400 && status <= 599 ? status : 500
}

/** Errors of PostgreSQL (appendix A of its manual) that say of a value that no column could hold it: it came from outside. */
const VALUE_STATUSES: Record<string, number> = {
  // Out of a number's range, no number, no uuid: an identifier of nothing.
  '22003': 404,
  '22P02': 404,
  // U+0000, halves of characters, dates of no calendar.
  '22021': 400,
  '22P05': 400,
  '22007': 400,
  '22008': 400,
}

/** What passed all validation and was refused by the database is logged as a defect, but its sender is told what it is. */
function statusOfValue(error: unknown): number | null {
  // What addresses and domains are put together from has halves of characters in it.
  if (error instanceof URIError) return 400
  const isOfDatabase = error instanceof Error && 'severity' in error && 'code' in error
  return isOfDatabase ? (VALUE_STATUSES[String(error.code)] ?? null) : null
}

function answer(
  status: number,
  message: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {}
): Described {
  return { status, headers, body: { message, error: message, ...more } }
}

function validation(messages: { field: string; message: string }[]): Described {
  const errors: Record<string, string[]> = {}
  for (const { field, message } of messages) (errors[field] ??= []).push(message)
  const first = messages[0]?.message ?? REPLY_MESSAGES.invalid
  const others = messages.length - 1
  const more = others > 0 ? VALIDATION_MESSAGES.more(others) : ''
  return answer(422, first + more, { errors, error: first })
}
