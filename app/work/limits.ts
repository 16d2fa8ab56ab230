import limiter from '@adonisjs/limiter/services/main'

/** Work is free of charge only until it is accepted: nobody may flood the queue. */
export const generationLimit = limiter.define('studio', (ctx) =>
  limiter.allowRequests(60).every('1 minute').usingKey(`studio:${ctx.auth.getUserOrFail().id}`)
)

/** A screen asks once its numbers rest. */
export const priceLimit = limiter.define('prices', (ctx) =>
  limiter.allowRequests(240).every('1 minute').usingKey(`prices:${ctx.auth.getUserOrFail().id}`)
)
