import type { HttpRequest } from '@adonisjs/core/http'
import { isPublicApi } from '../errors/public_api_error.js'

/** Where other services tell us what has happened, where the sandboxes answer in their place, and what clients are made from. */
const PREFIXES = ['/webhooks/', '/v1/', '/sandbox/paypal/v1/', '/api/v1/openapi.json']

/** Where mail programs say for their reader that no more is wanted (RFC 8058); the link is signed. */
const ONE_CLICK = '/mail/reminders/'

/**
 * Whether a call of the public API brings its own authorization. Such a call is never carried by cookies, so that no
 * other site can make a browser send it: it needs no CSRF token.
 */
export function bringsAuthorization(request: HttpRequest): boolean {
  return isPublicApi(request) && request.header('authorization') !== undefined
}

/** Whether a request comes from a program, which proves by a signature or a token who it is and keeps no cookies. */
export function isProgramRequest(request: HttpRequest): boolean {
  return (
    bringsAuthorization(request) ||
    PREFIXES.some((prefix) => request.url().startsWith(prefix)) ||
    (request.method() === 'POST' && request.url().startsWith(ONE_CLICK))
  )
}
