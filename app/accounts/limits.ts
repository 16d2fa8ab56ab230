import limiter from '@adonisjs/limiter/services/main'

/** Registration tells whether an address has an account, so it must not be asked in bulk. */
export const registrationLimit = limiter.define('register', (ctx) =>
  limiter.allowRequests(30).every('1 minute').usingKey(ctx.request.ip())
)

/** A code has a million values, three of them right at a time. Counted for the challenged user, or else the client. */
export const challengeLimit = limiter.define('two-factor', (ctx) => {
  const challenged: unknown = ctx.session.get('login.id')
  const key = typeof challenged === 'number' ? `user:${challenged}` : `ip:${ctx.request.ip()}`
  return limiter.allowRequests(5).every('1 minute').usingKey(key)
})
