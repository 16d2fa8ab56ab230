import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import { absoluteUrl } from '#app/core/http/absolute_url'
import type User from '../models/user.js'
import { CONFIRMATION_SECONDS } from '../passwords/password_confirmation.js'
import { emailHash } from './queue_verification_mail.js'

/** Has the link sent that stands for the password of an account that has none. */
export async function queueConfirmationMail(
  trx: TransactionClientContract,
  { id, name, email }: Pick<User, 'id' | 'name' | 'email'>
): Promise<void> {
  const path = signedUrlFor(
    'mail-confirmation.verify',
    { id, hash: emailHash(email) },
    { expiresIn: `${CONFIRMATION_SECONDS} seconds` }
  )
  await queueMail(trx, {
    userId: id,
    recipient: email,
    kind: 'confirm_identity',
    data: { name, url: absoluteUrl(path), minutes: CONFIRMATION_SECONDS / 60 },
  })
}
