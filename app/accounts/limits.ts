import limiter from '@adonisjs/limiter/services/main'
import { clientNetwork } from '#app/core/http/client_network'

/** What tells whether an address has an account, or tries tokens, must not be asked in bulk. */
const perNetwork = (name: string) =>
  limiter.define(name, ({ request }) =>
    limiter.allowRequests(30).every('1 minute').usingKey(clientNetwork(request.ip()))
  )

export const registrationLimit = perNetwork('register')
/** Also for whoever guesses at the key of an installation that has no operator yet. */
export const setupLimit = perNetwork('setup')
export const resetLinkLimit = perNetwork('reset-link')
export const resetLimit = perNetwork('reset')

/** What a stolen session or a script must not do in bulk. */
const perUser = (name: string, requests: number, every: string) =>
  limiter.define(name, ({ auth }) =>
    limiter.allowRequests(requests).every(every).usingKey(`${name}:${auth.getUserOrFail().id}`)
  )

/** Verification mails and the links in them share one count. */
export const verificationLimit = perUser('verification', 6, '1 minute')

/** Mails that stand for a password, and the links in them. */
export const mailConfirmationLimit = perUser('mail-confirmation', 6, '1 minute')

/** Each start may cost a call to a provider. */
export const socialLimit = perNetwork('social')

/** Mail to an address that somebody typed in, which is told when it has an account. */
export const signUpMailLimit = perNetwork('sign-up-mail')

/** Forms that ask for the password of who is signed in already. */
export const passwordLimit = perUser('password', 30, '1 minute')

/** Each token is told by mail. */
export const tokenLimit = perUser('api-token', 30, '1 hour')

/** Says whether an address is taken, and mails the old and the new one. */
export const profileLimit = perUser('profile', 30, '1 minute')

/** Copies of all of one's data are heavy. */
export const dataExportLimit = perUser('data_exports', 10, '1 hour')

/** Each key that is entered is a call of the provider: nobody shall try keys in bulk through us. */
export const providerKeyLimit = perUser('provider-key', 10, '1 minute')

/** Codes that were mailed: of each a few may be wrong, and one place can ask for many. */
export const mailedCodeLimit = perNetwork('mailed-code')

/**
 * A code has a million values, three of them right at a time. Counted by place and challenged user: the owner is not kept
 * waiting by somebody elsewhere who has the password. How many may be wrong from all places the challenge counts itself.
 */
export const challengeLimit = limiter.define('two-factor', ({ request, session }) => {
  const challenged: unknown = session.get('login.id')
  const network = clientNetwork(request.ip())
  const key = typeof challenged === 'number' ? `user:${challenged}|${network}` : network
  return limiter.allowRequests(5).every('1 minute').usingKey(key)
})
