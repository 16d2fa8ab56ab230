import type { HttpContext } from '@adonisjs/core/http'
import { featureOn } from '#config/features'
import { isAccountGuarded } from '../security/account_attempts.js'
import { challengeByMail } from '../actions/challenge_by_mail.js'
import { challengeTwoFactor } from '../actions/challenge_two_factor.js'
import { completeSignIn, openSession } from '../actions/complete_sign_in.js'
import { copyAccountAvatar } from '../actions/copy_account_avatar.js'
import { copyAvatar } from '../actions/copy_avatar.js'
import type { SocialOutcome } from '../actions/resolve_social_user.js'
import { afterAnswer } from '../security/after_answer.js'
import { PASSWORD_BANNERS } from '../messages/en/errors.js'
import { knownDevice } from '../sessions/known_device.js'
import { owesSecondFactor } from '../two_factor/second_factor.js'
import type { SocialProfile } from './social_profile.js'

/** Who comes from a provider stays signed in. */
const REMEMBER = true

/**
 * Signs in who came from a provider, or asks for the second factor first; a new user gets the picture from there, and
 * the connected account a copy of it once the answer is sent.
 */
export async function finishSignIn(
  ctx: HttpContext,
  outcome: Extract<SocialOutcome, { kind: 'signed_in' | 'signed_up' }>,
  profile: SocialProfile
) {
  afterAnswer(ctx, () => copyAccountAvatar(profile))
  const { user } = outcome
  if (owesSecondFactor(user)) {
    if (await isAccountGuarded(user.email, knownDevice(ctx, user))) {
      challengeByMail(ctx, user.email, user, REMEMBER)
      return ctx.response.redirect().toRoute('mailed-code.login')
    }
    challengeTwoFactor(ctx, user, { remember: REMEMBER, isMailConfirmed: false })
    return ctx.response.redirect().toPath('/two-factor-challenge')
  }
  if (outcome.kind === 'signed_in') {
    const path = await completeSignIn(ctx, user, REMEMBER)
    if (outcome.isClaimed) ctx.session.flash('banner', PASSWORD_BANNERS.claimed)
    return ctx.response.redirect().toPath(path)
  }
  const { avatarUrl } = profile
  if (avatarUrl && featureOn('profilePhotos')) {
    await copyAvatar(user.id, avatarUrl).catch((error: Error) =>
      ctx.logger.info({ reason: error.message }, 'the picture of a new user could not be copied')
    )
  }
  return ctx.response.redirect().toPath(await openSession(ctx, user, REMEMBER))
}
