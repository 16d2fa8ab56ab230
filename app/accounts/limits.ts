import limiter from '@adonisjs/limiter/services/main'
import { clientNetwork } from './client_network.js'

/** What tells whether an address has an account, or tries tokens, must not be asked in bulk. */
const perNetwork = (name: string) =>
  limiter.define(name, ({ request }) =>
    limiter.allowRequests(30).every('1 minute').usingKey(clientNetwork(request.ip()))
  )

export const registrationLimit = perNetwork('register')
export const resetLinkLimit = perNetwork('reset-link')
export const resetLimit = perNetwork('reset')

/** Verification mails and the links in them share one count for each user. */
export const verificationLimit = limiter.define('verification', ({ auth }) =>
  limiter.allowRequests(6).every('1 minute').usingKey(auth.getUserOrFail().id)
)

/** Each start may cost a call to a provider. */
export const socialLimit = perNetwork('social')

/** Mail to an address that somebody typed in, which is told when it has an account. */
export const signUpMailLimit = perNetwork('sign-up-mail')

/** Forms that ask for the password of who is signed in already: a stolen session must not guess it in bulk. */
export const passwordLimit = limiter.define('password', (ctx) =>
  limiter.allowRequests(30).every('1 minute').usingKey(`password:${ctx.auth.getUserOrFail().id}`)
)

/** Says whether an address is taken, and mails the old and the new one. */
export const profileLimit = limiter.define('profile', (ctx) =>
  limiter.allowRequests(30).every('1 minute').usingKey(`profile:${ctx.auth.getUserOrFail().id}`)
)

/** Copies of all of one's data are heavy. */
export const dataExportLimit = limiter.define('data_exports', (ctx) =>
  limiter.allowRequests(10).every('1 hour').usingKey(`data_exports:${ctx.auth.getUserOrFail().id}`)
)

/** A code has a million values, three of them right at a time. Counted for the challenged user, or else the network. */
export const challengeLimit = limiter.define('two-factor', ({ request, session }) => {
  const challenged: unknown = session.get('login.id')
  const key = typeof challenged === 'number' ? `user:${challenged}` : clientNetwork(request.ip())
  return limiter.allowRequests(5).every('1 minute').usingKey(key)
})
