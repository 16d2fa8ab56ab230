import type { HttpRequest } from '@adonisjs/core/http'

interface PublicApiError {
  error: { code: string; message: string; field?: string }
}

const CODES: Record<number, string> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_media_type',
  419: 'csrf_token_mismatch',
  422: 'invalid',
  429: 'too_many_requests',
  503: 'unavailable',
}

/** Whether a request is one of the API for programs, whose answers have a form of their own. */
export function isPublicApi(request: HttpRequest): boolean {
  return request.url().startsWith('/api/v1/')
}

/**
 * An error as the public API answers it.
 * @param body as `describeError` makes it
 */
export function publicApiError(
  status: number,
  body: { error: string } & Record<string, unknown>
): PublicApiError {
  const code = typeof body.code === 'string' ? body.code : (CODES[status] ?? 'server_error')
  const [field] = Object.keys((body.errors as object | undefined) ?? {})
  return { error: { code, message: body.error, ...(field ? { field } : {}) } }
}
