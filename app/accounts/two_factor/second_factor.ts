import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { FormError } from '#app/core/errors/form_error'
import { featureOn } from '#config/features'
import { spendRecoveryCode } from '../actions/spend_recovery_code.js'
import { spendTotpCode } from '../actions/spend_totp_code.js'
import { clientInfo } from '../sessions/client_info.js'
import { clientNetwork } from '#app/core/http/client_network'
import { guessInSession } from '../security/guess_in_session.js'
import type User from '../models/user.js'
import { TWO_FACTOR_ERRORS } from '../messages/en/two_factor.js'
import { challengeValidator } from '../validators/two_factor.js'
import { tooManyCodes } from '../errors.js'

/** As at the sign-in: of a million codes three are right at a time. */
const GUESSES = { requests: 5, duration: '1 minute' } as const

/** Whether this user's password alone opens nothing. */
export function owesSecondFactor({ twoFactorConfirmedAt }: User): boolean {
  // Undefined in a user who was made just now.
  return !!twoFactorConfirmedAt && featureOn('twoFactor')
}

/**
 * Makes sure that who asks has the second factor too, where one is set up: uses up the `code` or `recovery_code` of the
 * call. Ask for the password first: a wrong one must not cost a code.
 * @param bag the errors' bag on the page
 * @throws FormError under `code` or `recovery_code`
 * @throws AppError 429 after five wrong codes within a minute
 * @throws E_UNAUTHORIZED_ACCESS as `guessInSession` does
 */
export async function requireSecondFactor(ctx: HttpContext, bag?: string): Promise<void> {
  const user = ctx.auth.getUserOrFail()
  if (!owesSecondFactor(user)) return
  const answer = await challengeValidator.validate(ctx.request.only(['code', 'recovery_code']))
  const { code, recovery_code: recoveryCode } = answer
  const guesses = limiter.use(GUESSES)
  // By place, so that a session that somebody has stolen keeps the owner's own waiting no longer than that.
  const key = `second-factor:${user.id}|${clientNetwork(ctx.request.ip())}`
  const isGiven = !!code || !!recoveryCode
  if (isGiven) {
    // Counted as wrong until it was right, so that many at once gain nothing.
    await guesses.consume(key).catch((error: unknown) => {
      if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
      throw tooManyCodes({}, { cause: error })
    })
  }
  const isRight = async () =>
    (!!recoveryCode && (await spendRecoveryCode(user.id, recoveryCode, clientInfo(ctx)))) ||
    (!!code && (await spendTotpCode(user, code)))
  if (!isGiven || !(await guessInSession(ctx, 'code', isRight))) {
    throw new FormError(
      recoveryCode
        ? { recovery_code: TWO_FACTOR_ERRORS.invalidRecoveryCode }
        : { code: TWO_FACTOR_ERRORS.invalidCode },
      bag
    )
  }
  await guesses.delete(key)
}
