import { createHash } from 'node:crypto'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { featureOn } from '#config/features'
import type User from '../models/user.js'

const EXPIRES_IN = '60 minutes'

/** Has the link sent that proves that the user reads this address; not where nobody asks for the proof. */
export async function queueVerificationMail(
  trx: TransactionClientContract,
  { id, name, email }: Pick<User, 'id' | 'name' | 'email'>
): Promise<void> {
  if (!featureOn('emailVerification')) return
  const path = signedUrlFor(
    'verification.verify',
    { id, hash: emailHash(email) },
    { expiresIn: EXPIRES_IN }
  )
  await queueMail(trx, {
    userId: id,
    recipient: email,
    kind: 'verify_email',
    data: { name, url: absoluteUrl(path) },
  })
}

/** Binds a link to the address it was sent to: after a change of address it says nothing any more. */
export function emailHash(email: string): string {
  return createHash('sha1').update(email).digest('hex')
}
