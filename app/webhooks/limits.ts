import limiter from '@adonisjs/limiter/services/main'

/** What is sent by hand goes to whatever address somebody named: nobody may flood it. */
export const sendingLimit = limiter.define('webhooks', (ctx) =>
  limiter.allowRequests(20).every('1 minute').usingKey(`webhooks:${ctx.auth.getUserOrFail().id}`)
)

/** Each new endpoint, and each that is moved or removed, is told by mail. */
export const endpointLimit = limiter.define('webhook-endpoints', (ctx) =>
  limiter
    .allowRequests(60)
    .every('1 hour')
    .usingKey(`webhook-endpoints:${ctx.auth.getUserOrFail().id}`)
)
