import { createHash } from 'node:crypto'
import router from '@adonisjs/core/services/router'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import { appUrl } from '#config/app'
import { featureOn } from '#config/features'

/** Mails a link that verifies the user's address; it works for an hour and for this address alone. */
export async function sendVerification(
  trx: TransactionClientContract,
  { id, name, email }: { id: number; name: string; email: string }
): Promise<void> {
  if (!featureOn('emailVerification')) return
  const hash = createHash('sha1').update(email).digest('hex')
  const url = router
    .builder()
    .disableRouteLookup()
    .prefixUrl(appUrl)
    .params({ id, hash })
    .makeSigned('/email/verify/:id/:hash', { expiresIn: '60m' })
  await queueMail(trx, { userId: id, recipient: email, kind: 'verify_email', data: { name, url } })
}
