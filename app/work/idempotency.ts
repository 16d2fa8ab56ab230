import type { HttpRequest } from '@adonisjs/core/http'
import type { IdempotencyInput } from './actions/claim_idempotency_key.js'
import { keyTooLong } from './errors.js'

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
    throw keyTooLong({ most: LONGEST_KEY })
  }
  return { key, request: { method: request.method(), path: request.url(), body } }
}
