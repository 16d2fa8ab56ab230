import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import db from '@adonisjs/lucid/services/db'
import { findLimits } from '#app/accounts/queries/find_limits'
import { recogniseUser } from '#app/accounts/sessions/session_version'
import { bringsAuthorization } from '#app/core/http/program_request'
import { type Ability, allows, EVERY_ABILITY } from '../tokens/abilities.js'
import type { ApiCaller } from '../actions/authenticate_token.js'
import { limitCalls } from '../tokens/call_limit.js'
import { missingAbility } from '../errors.js'

/**
 * Lets callers of the public API pass whose token has one of the abilities. Signed-in users may call it from the browser
 * and have every ability; a call that brings an authorization stands or falls by that alone, and was recognised by it
 * before its body was read.
 */
export default class TokenMiddleware {
  async handle(ctx: HttpContext, next: NextFn, abilities: readonly Ability[]) {
    if (!bringsAuthorization(ctx.request)) ctx.apiCaller = await this.#bySession(ctx)
    if (!abilities.some((ability) => allows(ctx.apiCaller.abilities, ability))) {
      throw missingAbility({ abilities })
    }
    return next()
  }

  async #bySession(ctx: HttpContext): Promise<ApiCaller> {
    await recogniseUser(ctx)
    const userId = ctx.auth.getUserOrFail().id
    const { calls_per_minute: callsPerMinute } = await findLimits(db.connection(), userId)
    const caller = { userId, tokenId: null, abilities: [EVERY_ABILITY], callsPerMinute }
    await limitCalls(ctx, caller)
    return caller
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Who calls the public API, once that is known. */
    apiCaller: ApiCaller
  }
}
