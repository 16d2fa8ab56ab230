import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { queueMail } from '#app/mail/actions/queue_mail'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { PENDING_MINUTES } from '#config/social'
import type { SocialProfile } from '../social/social_profile.js'

/** Has the link sent that proves that somebody who signs up with a provider reads this address. */
export async function queueSignUpMail({ name, provider }: SocialProfile, email: string) {
  const path = signedUrlFor(
    'oauth.sign_up.verify',
    { provider },
    { qs: { email }, expiresIn: `${PENDING_MINUTES.signUp} minutes` }
  )
  await db.transaction((trx) =>
    queueMail(trx, {
      userId: null,
      recipient: email,
      kind: 'verify_email',
      data: { name, url: absoluteUrl(path) },
    })
  )
}
