import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#app/core/errors/app_error'
import { addLogContext } from '#app/core/log_context'
import { notFound } from '#app/core/errors/errors'
import { FormError } from '#app/core/errors/form_error'
import { isPublicApi } from '#app/core/errors/public_api_error'
import { bringsAuthorization } from '#app/core/http/program_request'
import { featureOn } from '#config/features'
import { type ApiCaller, authenticateToken } from '../actions/authenticate_token.js'
import { bearerOf } from '#app/core/http/bearer'
import { limitCalls } from '../tokens/call_limit.js'
import { OPEN_ROUTE } from '../endpoints/endpoint.js'
import { noteRefusal } from '../tokens/refused_tokens.js'
import { notJson, unauthenticated, wrongToken } from '../errors.js'

/** Names under which other services take tokens in addresses. */
const TOKEN_NAMES = ['token', 'access_token', 'api_token', 'api_key', 'key']

/**
 * Turns away calls of the public API before anything of their body is read: tokens that are wrong or in the wrong place,
 * callers that ask too often, and bodies that are no JSON.
 */
export default class PublicApiMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!isPublicApi(ctx.request)) return next()
    if (!featureOn('apiTokens')) throw notFound()
    this.#refuseTokenInQuery(ctx)
    if (ctx.route?.name !== OPEN_ROUTE) await this.#recognise(ctx)
    this.#refuseOtherBodies(ctx)
    return next()
  }

  #refuseTokenInQuery({ request }: HttpContext) {
    const name = TOKEN_NAMES.find((it) => it in request.qs())
    if (!name) return
    throw new FormError({
      [name]:
        'Send the token in the Authorization header: addresses are written into logs. Revoke this token if it was a real one.',
    })
  }

  /** Who brings no authorization may be signed in, which is known once the session has been opened. */
  async #recognise(ctx: HttpContext) {
    const { request } = ctx
    if (!bringsAuthorization(request)) {
      if (request.header('cookie')) return
      throw unauthenticated()
    }
    const caller = await this.#callerOf(ctx)
    await limitCalls(ctx, caller)
    ctx.apiCaller = caller
    addLogContext({ userId: caller.userId })
  }

  /** Whoever is turned away here cost a look into the database, which is noted. */
  async #callerOf({ request }: HttpContext): Promise<ApiCaller> {
    try {
      const caller = await authenticateToken(bearerOf(request) ?? '')
      if (caller) return caller
    } catch (error) {
      if (error instanceof AppError) await noteRefusal(request.ip())
      throw error
    }
    await noteRefusal(request.ip())
    throw wrongToken()
  }

  #refuseOtherBodies({ request }: HttpContext) {
    const hasBody = request.hasBody() && request.header('content-length') !== '0'
    if (!hasBody || request.is(['json', 'application/*+json'])) return
    throw notJson()
  }
}
