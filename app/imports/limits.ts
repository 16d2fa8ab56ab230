import limiter from '@adonisjs/limiter/services/main'

/** Each import fetches thousands of photos from others' servers. */
export const importLimit = limiter.define('imports', (ctx) =>
  limiter.allowRequests(30).every('1 minute').usingKey(`imports:${ctx.auth.getUserOrFail().id}`)
)
