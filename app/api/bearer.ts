import type { HttpRequest } from '@adonisjs/core/http'
import { isPublicApi } from '#app/shell/exceptions/public_api_error'

/**
 * Whether a call of the public API brings its own authorization. Such a call is never carried by cookies, so that no
 * other site can make a browser send it: it needs no CSRF token.
 */
export function bringsAuthorization(request: HttpRequest): boolean {
  return isPublicApi(request) && request.header('authorization') !== undefined
}

/** What stands behind `Bearer` in the Authorization header; null where there is nothing. */
export function bearerOf(request: HttpRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(request.header('authorization')?.trim() ?? '')?.[1] ?? null
}
