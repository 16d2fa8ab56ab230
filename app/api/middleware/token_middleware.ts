import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { recogniseUser } from '#app/accounts/session_version'
import { AppError } from '#app/shell/exceptions/app_error'
import { type Ability, allows, EVERY_ABILITY } from '../abilities.js'
import { type ApiCaller, authenticateToken } from '../actions/authenticate_token.js'
import { bearerOf, bringsAuthorization } from '../bearer.js'

/**
 * Lets callers of the public API pass whose token has the ability. Signed-in users may call it from the browser and
 * have every ability; a call that brings an authorization stands or falls by that alone.
 */
export default class TokenMiddleware {
  async handle(ctx: HttpContext, next: NextFn, ability: Ability) {
    ctx.apiCaller = bringsAuthorization(ctx.request)
      ? await this.#byToken(ctx)
      : await this.#bySession(ctx)
    if (!allows(ctx.apiCaller.abilities, ability)) {
      throw new AppError(
        403,
        'missing_ability',
        `This token lacks the permission ${ability}. Give it the permission, or use another token.`
      )
    }
    return next()
  }

  async #byToken({ request, session }: HttpContext): Promise<ApiCaller> {
    // Programs keep no cookies: without this, each call would leave a session behind.
    if (session.fresh) session.clear()
    const sent = bearerOf(request)
    const caller = sent === null ? null : await authenticateToken(sent)
    if (!caller) {
      throw new AppError(401, 'unauthenticated', 'The token is wrong, or it was revoked.')
    }
    return caller
  }

  async #bySession(ctx: HttpContext): Promise<ApiCaller> {
    await recogniseUser(ctx)
    return { userId: ctx.auth.getUserOrFail().id, abilities: [EVERY_ABILITY] }
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Who calls the public API; set by this middleware. */
    apiCaller: ApiCaller
  }
}
