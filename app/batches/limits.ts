import limiter from '@adonisjs/limiter/services/main'

/** Batches write thousands of rows at a time. */
export const batchLimit = limiter.define('batches', (ctx) =>
  limiter.allowRequests(30).every('1 minute').usingKey(`batches:${ctx.auth.getUserOrFail().id}`)
)
