import type { HttpContext } from '@adonisjs/core/http'
import { replyKind } from '#app/core/errors/reply_kind'
import type User from '../models/user.js'
import { owesSecondFactor } from '../two_factor/second_factor.js'
import { challengeTwoFactor } from './challenge_two_factor.js'
import { completeSignIn } from './complete_sign_in.js'

interface Options {
  /** Whether the sign-in is to outlive the session. */
  remember: boolean
  /** Whether a code was mailed and entered, so that wrong codes of the authenticator count for this sign-in alone. */
  isMailConfirmed: boolean
}

/** Answers who gave the right password: asks for the second factor, or signs in. */
export async function continueSignIn(ctx: HttpContext, user: User, options: Options) {
  const { request, response } = ctx
  const json = replyKind(request) === 'json'
  if (owesSecondFactor(user)) {
    challengeTwoFactor(ctx, user, options)
    return json
      ? response.json({ two_factor: true })
      : response.redirect().toPath('/two-factor-challenge')
  }
  const path = await completeSignIn(ctx, user, options.remember)
  return json ? response.json({ two_factor: false }) : response.redirect().toPath(path)
}
