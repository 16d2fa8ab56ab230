import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import type { StoredFile } from '#app/media/put_file'
import { FormError } from '#app/shell/exceptions/form_error'
import { VALIDATION_TEXTS } from '#app/shell/validation_texts'
import { sql } from '#app/shell/sql'
import { isUniqueViolation } from '#app/shell/unique_violation'
import { ACCOUNT_ERRORS } from '../error_texts.js'
import type { ClientInfo } from '../client_info.js'
import User from '../models/user.js'
import { queueVerificationMail } from './queue_verification_mail.js'
import { recordSecurityEvent } from './record_security_event.js'
import { replaceProfilePhoto } from './replace_profile_photo.js'

export interface ProfileInformation {
  name: string
  /** In lower case. */
  email: string
  /** Null keeps the photo that is there. */
  photo: StoredFile | null
}

/**
 * Saves name, address and photo, all or nothing. A new address is unverified: a link goes to it, and the old one is
 * told, so that a change by somebody else does not go unnoticed.
 * @throws FormError when somebody else took the address in the same moment
 */
export async function updateProfileInformation(
  userId: number,
  { name, email, photo }: ProfileInformation,
  client: ClientInfo
): Promise<void> {
  try {
    await db.transaction(async (trx) => {
      const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
      await user.merge({ name }).save()
      if (email !== user.email) await changeEmail(trx, user, email, client)
      if (photo) await replaceProfilePhoto(trx, userId, photo)
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_unique')) throw error
    throw new FormError({ email: VALIDATION_TEXTS.emailTaken }, 'updateProfileInformation')
  }
}

async function changeEmail(
  trx: TransactionClientContract,
  user: User,
  email: string,
  client: ClientInfo
): Promise<void> {
  await fewPerHour(user.id)
  const old = user.email
  await user.merge({ email, emailVerifiedAt: null }).save()
  // A link that was mailed to the old address must not open the account any more.
  await sql(trx, 'delete from password_reset_tokens where user_id = ?', [user.id])
  await recordSecurityEvent(trx, user.id, 'email_changed', client)
  await queueMail(trx, {
    userId: user.id,
    recipient: old,
    kind: 'email_changed',
    data: { name: user.name, newEmail: email, at: new Date().toISOString() },
  })
  await queueVerificationMail(trx, user)
}

/** Each change mails two addresses that the user chose. */
async function fewPerHour(userId: number): Promise<void> {
  const changes = limiter.use({ requests: 6, duration: '1 hour' })
  if (await changes.attempt(`email-change:${userId}`, () => true)) return
  throw new FormError({ email: ACCOUNT_ERRORS.emailWait }, 'updateProfileInformation')
}
