import type { OutgoingHttpHeaders } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { type AppError } from '#app/core/errors/app_error'
import { describeError } from '#app/core/errors/describe_error'
import { publicApiError } from '#app/core/errors/public_api_error'
import { bringsAuthorization } from '#app/core/http/program_request'
import { featureOn } from '#config/features'
import { bearerOf } from '#app/core/http/bearer'
import { OPEN_PATH } from '../endpoints/endpoint.js'
import { hashToken, readToken } from '../tokens/plain_token.js'
import { secondsRefused } from '../tokens/refused_tokens.js'
import { tooManyWrongTokens, wrongToken } from '../errors.js'

/**
 * Turns away calls of the public API before anything else is done for them, where no look into the database is needed: what
 * stands in the place of a token is none, or too many wrong ones came from the address.
 */
export default class WrongTokenMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    if (!bringsAuthorization(request) || !featureOn('apiTokens')) return next()
    // Everybody reads the description of the API: no token is looked at for it.
    if (request.url() === `/api/v1${OPEN_PATH}`) return next()
    const token = readToken(bearerOf(request) ?? '')
    if (!token) return refuse(response, wrongToken())
    const seconds = await secondsRefused(request.ip(), hashToken(token.plain))
    if (seconds === 0) return next()
    return refuse(response, tooManyWrongTokens({ seconds }), { 'Retry-After': seconds })
  }
}

/**
 * Answers as the handler of errors does, past everything that would do it: of a flood of wrong tokens each takes half the
 * time, and the pages meanwhile feel it.
 */
function refuse(
  { response }: HttpContext['response'],
  error: AppError,
  headers: OutgoingHttpHeaders = {}
): void {
  const { status, body } = describeError(error)
  const text = JSON.stringify(publicApiError(status, body))
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  })
  response.end(text)
}
