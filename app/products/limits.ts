import limiter from '@adonisjs/limiter/services/main'

/** Uploads are free, so they are bounded. */
export const uploadLimit = limiter.define('uploads', (ctx) =>
  limiter.allowRequests(200).every('1 minute').usingKey(`uploads:${ctx.auth.getUserOrFail().id}`)
)
