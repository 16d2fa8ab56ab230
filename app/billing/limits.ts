import limiter from '@adonisjs/limiter/services/main'

/** Each visit costs calls to the payment provider. */
export const checkoutLimit = limiter.define('checkouts', (ctx) =>
  limiter.allowRequests(30).every('1 minute').usingKey(`checkouts:${ctx.auth.getUserOrFail().id}`)
)
