import { timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { bearerOf } from '#app/core/http/bearer'
import { answerCall } from '../api/answer_call.js'
import { newId } from '../ids.js'
import { API_VERSION } from '../objects/common.js'
import { SandboxError } from '../sandbox_error.js'
import { sandboxSecretKey } from '#config/payment_sandbox'

/** The API of the payment sandbox: the part of Stripe's that this app uses, in the same form. */
export default class ApiController {
  async handle({ request, response, params }: HttpContext) {
    const requestId = newId('req')
    response.header('request-id', requestId)
    response.header('stripe-version', API_VERSION)
    try {
      refuseStrangers(bearerOf(request))
      refuseOtherVersions(request.header('stripe-version'))
      const idempotencyKey = request.header('idempotency-key') ?? null
      const { body, replayOf } = await answerCall({
        method: request.method(),
        path: (params['*'] as string[]).join('/'),
        params: { ...request.qs(), ...request.body() },
        requestId,
        idempotencyKey,
      })
      if (idempotencyKey) response.header('idempotency-key', idempotencyKey)
      if (replayOf) {
        response.header('idempotent-replayed', 'true')
        response.header('original-request', replayOf)
      }
      return response.json(body)
    } catch (error) {
      const refusal = error instanceof SandboxError ? error : defect(error, requestId)
      return response.status(refusal.status).json(refusal.body)
    }
  }
}

function refuseStrangers(key: string | null): void {
  const expected = Buffer.from(sandboxSecretKey())
  const given = Buffer.from(key ?? '')
  if (given.length === expected.length && timingSafeEqual(given, expected)) return
  throw new SandboxError('Invalid API Key provided.', { status: 401 })
}

function refuseOtherVersions(version: string | undefined): void {
  if (version === undefined || version === API_VERSION) return
  throw new SandboxError(`The sandbox speaks version ${API_VERSION} of the API, not ${version}.`)
}

function defect(error: unknown, requestId: string): SandboxError {
  logger.error({ err: error, requestId }, 'payment sandbox')
  return new SandboxError('An unknown error occurred.', { status: 500, type: 'api_error' })
}
