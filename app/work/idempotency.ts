import type { HttpRequest } from '@adonisjs/core/http'
import { AppError } from '#app/core/errors/app_error'
import type { IdempotencyInput } from './actions/claim_idempotency_key.js'

const LONGEST_KEY = 255

/**
 * What makes a call with an `Idempotency-Key` recognisable; undefined for a call without one.
 * @param body what the caller asked for, validated; large files by what tells them apart
 * @throws AppError 422 for a key that is too long
 */
export function idempotencyOf(request: HttpRequest, body: unknown): IdempotencyInput | undefined {
  const key = request.header('idempotency-key')?.trim()
  if (!key) return undefined
  if (key.length > LONGEST_KEY) {
    throw new AppError(
      422,
      'invalid_idempotency_key',
      `The Idempotency-Key must not be longer than ${LONGEST_KEY} characters.`
    )
  }
  return { key, request: { method: request.method(), path: request.url(), body } }
}
