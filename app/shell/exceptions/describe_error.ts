import { errors as authErrors } from '@adonisjs/auth'
import { errors as shieldErrors } from '@adonisjs/shield'
import { errors as limiterErrors } from '@adonisjs/limiter'
import { errors as vineErrors } from '@vinejs/vine'
import { AppError } from './app_error.js'

interface ErrorAnswer {
  status: number
  headers: Record<string, string>
  /** `error` repeats `message`: the studio's screens read it. */
  body: { message: string; error: string } & Record<string, unknown>
}

const SENTENCES: Record<number, string> = {
  400: 'Bad Request',
  403: 'This action is unauthorized.',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'The request is too large.',
  429: 'Too Many Attempts.',
  503: 'Service Unavailable',
}

/** Status and JSON body of any error; what is not meant for callers becomes a plain 500. */
export function describeError(error: unknown): ErrorAnswer {
  if (error instanceof AppError) {
    const more = { code: error.code, ...error.details }
    return answer(error.status, error.message, more, rateLimitHeaders(error.cause))
  }
  if (error instanceof vineErrors.E_VALIDATION_ERROR) return validation(error.messages)
  if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS) return answer(401, 'Unauthenticated.')
  if (error instanceof shieldErrors.E_BAD_CSRF_TOKEN) return answer(419, 'CSRF token mismatch.')
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    return answer(429, SENTENCES[429], {}, rateLimitHeaders(error))
  }
  const status = statusOf(error)
  return answer(status, SENTENCES[status] ?? (status < 500 ? 'Bad Request' : 'Server Error'))
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

function answer(
  status: number,
  message: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {}
): ErrorAnswer {
  return { status, headers, body: { message, error: message, ...more } }
}

function validation(messages: { field: string; message: string }[]): ErrorAnswer {
  const errors: Record<string, string[]> = {}
  for (const { field, message } of messages) (errors[field] ??= []).push(message)
  const first = messages[0]?.message ?? 'The given data was invalid.'
  const others = messages.length - 1
  const more = others > 0 ? ` (and ${others} more error${others > 1 ? 's' : ''})` : ''
  return answer(422, first + more, { errors, error: first })
}
