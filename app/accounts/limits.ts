import limiter from '@adonisjs/limiter/services/main'
import { clientNetwork } from './client_network.js'

/** Registration tells whether an address has an account, so it must not be asked in bulk. */
export const registrationLimit = limiter.define('register', (ctx) =>
  limiter.allowRequests(30).every('1 minute').usingKey(clientNetwork(ctx.request.ip()))
)

/** Verification mails and the links in them share one count for each user. */
export const verificationLimit = limiter.define('verification', ({ auth }) =>
  limiter.allowRequests(6).every('1 minute').usingKey(auth.getUserOrFail().id)
)

/** Each start may cost a call to a provider. */
export const socialLimit = limiter.define('social', (ctx) =>
  limiter.allowRequests(60).every('1 minute').usingKey(clientNetwork(ctx.request.ip()))
)

/** Mail to an address that somebody typed in. */
export const signUpMailLimit = limiter.define('sign_up_mail', (ctx) =>
  limiter.allowRequests(10).every('1 minute').usingKey(clientNetwork(ctx.request.ip()))
)
