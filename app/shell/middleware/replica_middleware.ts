import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { hasReplica, noteWrite, onlyLooking } from '#app/core/database/replica/reader'
import { bringsAuthorization } from '#app/core/http/program_request'

const LOOKING = new Set(['GET', 'HEAD'])

/**
 * Where there is a replica: lets a request that only looks be shown what is there, and notes after any other one that its user has
 * changed something. Programs are answered by the database alone: they go on at once by what they were told.
 */
export default class ReplicaMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!hasReplica()) return next()
    const isLooking = LOOKING.has(ctx.request.method()) && !bringsAuthorization(ctx.request)
    if (isLooking) return onlyLooking(() => userOf(ctx), next)
    try {
      return await next()
    } finally {
      const userId = userOf(ctx)
      if (userId !== null && !LOOKING.has(ctx.request.method())) await noteWrite(userId)
    }
  }
}

/** Null before anybody is recognised, which is a guest afterwards. */
function userOf(ctx: HttpContext): number | null {
  const caller = 'apiCaller' in ctx ? ctx.apiCaller : null
  const user = 'auth' in ctx ? ctx.auth.user : null
  return caller?.userId ?? user?.id ?? null
}
