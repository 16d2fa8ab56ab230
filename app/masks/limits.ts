import limiter from '@adonisjs/limiter/services/main'

/** Selections are free of charge and take a worker's time: far more than anybody clicks. */
export const selectionLimit = limiter.define('selections', (ctx) =>
  limiter.allowRequests(120).every('1 minute').usingKey(`selections:${ctx.auth.getUserOrFail().id}`)
)
