import limiter from '@adonisjs/limiter/services/main'

/** Measuring and mending take the server's time: nobody may flood it. */
export const exportLimit = limiter.define('exports', (ctx) =>
  limiter.allowRequests(120).every('1 minute').usingKey(`exports:${ctx.auth.getUserOrFail().id}`)
)
