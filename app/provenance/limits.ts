import limiter from '@adonisjs/limiter/services/main'

/** A file is read and hashed whole for each look at its credentials. */
export const credentialsLimit = limiter.define('credentials', (ctx) =>
  limiter.allowRequests(60).every('1 minute').usingKey(`credentials:${ctx.auth.getUserOrFail().id}`)
)
