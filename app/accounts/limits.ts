import limiter from '@adonisjs/limiter/services/main'

/** Registration tells whether an address has an account, so it must not be asked in bulk. */
export const registrationLimit = limiter.define('register', (ctx) =>
  limiter.allowRequests(30).every('1 minute').usingKey(ctx.request.ip())
)

/** Forms that ask for the password of who is signed in already: a stolen session must not guess it in bulk. */
export const passwordLimit = limiter.define('password', (ctx) =>
  limiter.allowRequests(30).every('1 minute').usingKey(`password:${ctx.auth.getUserOrFail().id}`)
)

/** Copies of all of one's data are heavy. */
export const dataExportLimit = limiter.define('data_exports', (ctx) =>
  limiter.allowRequests(10).every('1 hour').usingKey(`data_exports:${ctx.auth.getUserOrFail().id}`)
)
