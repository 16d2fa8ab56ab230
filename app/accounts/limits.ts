import limiter from '@adonisjs/limiter/services/main'

/** Registration tells whether an address has an account, so it must not be asked in bulk. */
export const registrationLimit = limiter.define('register', (ctx) =>
  limiter.allowRequests(30).every('1 minute').usingKey(ctx.request.ip())
)

/** Each start may cost a call to a provider. */
export const socialLimit = limiter.define('social', (ctx) =>
  limiter.allowRequests(60).every('1 minute').usingKey(`social:${ctx.request.ip()}`)
)

/** Mail to an address that somebody typed in. */
export const signUpMailLimit = limiter.define('sign_up_mail', (ctx) =>
  limiter.allowRequests(10).every('1 minute').usingKey(`sign-up-mail:${ctx.request.ip()}`)
)
