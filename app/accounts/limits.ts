import limiter from '@adonisjs/limiter/services/main'

/** Registration tells whether an address has an account, so it must not be asked in bulk. */
export const registrationLimit = limiter.define('register', (ctx) =>
  limiter.allowRequests(30).every('1 minute').usingKey(ctx.request.ip())
)
