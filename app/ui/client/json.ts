import { HttpCancelledError, HttpResponseError } from '@inertiajs/core'
import { http } from '@inertiajs/react'
import { anySignal } from './any_signal'
import { ApiError } from './api_error'
import { startPatience } from './patience'
import { CLIENT_MESSAGES } from '../messages/en/client'

export interface JsonOptions {
  /** Cancels the call, which then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Milliseconds after which the call is given up; on a slow line they begin anew as long as its body is on the way. */
  timeoutMs?: number
  /** Lets a repeated call answer the first result again instead of spending twice. */
  idempotencyKey?: string
  headers?: Record<string, string>
  /** Share of the body that is sent, 0 to 1. */
  onUploadProgress?: (fraction: number) => void
}

type JsonMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Fetches JSON. Throws `ApiError`. */
export function getJson<Answer>(url: string, options?: JsonOptions): Promise<Answer> {
  return requestJson('get', url, undefined, options)
}

/** Posts an object as JSON, or a form with files. Throws `ApiError`. */
export function postJson<Answer>(
  url: string,
  body?: object | FormData,
  options?: JsonOptions
): Promise<Answer> {
  return requestJson('post', url, body, options)
}

/**
 * A call of a screen: carries the session and the CSRF token, asks for JSON. An answer without a body gives null.
 */
export async function requestJson<Answer>(
  method: JsonMethod,
  url: string,
  body?: object | FormData,
  options: JsonOptions = {}
): Promise<Answer> {
  const { signal, timeoutMs, idempotencyKey, headers, onUploadProgress } = options
  signal?.throwIfAborted()
  const patience = startPatience(timeoutMs)
  try {
    const answer = await http.getClient().request({
      method,
      url,
      data: body,
      signal: signal ? anySignal(signal, patience.signal) : patience.signal,
      headers: {
        Accept: 'application/json',
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
        ...headers,
      },
      onUploadProgress: ({ progress }) => {
        patience.renew()
        onUploadProgress?.(progress ?? 0)
      },
    })
    return answer.data === '' ? (null as Answer) : JSON.parse(answer.data)
  } catch (error) {
    signal?.throwIfAborted()
    throw toApiError(error)
  } finally {
    patience.end()
  }
}

function toApiError(error: unknown): ApiError {
  if (error instanceof HttpResponseError) {
    return ApiError.fromAnswer(error.response.status, error.response.data)
  }
  if (error instanceof HttpCancelledError) return new ApiError(0, CLIENT_MESSAGES.timeout)
  if (error instanceof SyntaxError) return new ApiError(0, CLIENT_MESSAGES.invalidAnswer)
  return new ApiError(0, CLIENT_MESSAGES.offline)
}
