import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import type { StoredFile } from '#app/media/put_file'
import { FormError } from '#app/shell/exceptions/form_error'
import { sql } from '#app/shell/sql'
import type { ClientInfo } from '../client_info.js'
import { sendVerification } from './send_verification.js'
import { recordSecurityEvent } from './record_security_event.js'
import { replaceProfilePhoto } from './replace_profile_photo.js'

export interface ProfileInformation {
  name: string
  /** In lower case. */
  email: string
  /** Null keeps the photo that is there. */
  photo: StoredFile | null
}

/** PostgreSQL's code for a value that another row has. */
const UNIQUE_VIOLATION = '23505'

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
      const [{ old }] = await sql<{ old: string }>(
        trx,
        'select email as old from users where id = ? for update',
        [userId]
      )
      await sql(trx, 'update users set name = ?, updated_at = now() where id = ?', [name, userId])
      if (email !== old) await changeEmail(trx, { userId, name, old, email }, client)
      if (photo) await replaceProfilePhoto(trx, userId, photo)
    })
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
    throw new FormError({ email: 'The email has already been taken.' }, 'updateProfileInformation')
  }
}

interface EmailChange {
  userId: number
  name: string
  old: string
  email: string
}

async function changeEmail(
  trx: TransactionClientContract,
  { userId, name, old, email }: EmailChange,
  client: ClientInfo
): Promise<void> {
  await sql(trx, 'update users set email = ?, email_verified_at = null where id = ?', [
    email,
    userId,
  ])
  // A link that was mailed to the old address must not open the account any more.
  await sql(trx, 'delete from password_reset_tokens where user_id = ?', [userId])
  await recordSecurityEvent(trx, userId, 'email_changed', client)
  await queueMail(trx, {
    userId,
    recipient: old,
    kind: 'email_changed',
    data: { name, newEmail: email, at: new Date().toISOString() },
  })
  await sendVerification(trx, { id: userId, name, email })
}
