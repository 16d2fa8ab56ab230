import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import type { MailData, MailKind } from '#app/mail/messages'
import User from '../models/user.js'
import { isOwnAddress } from '../emails/owned_address.js'

/** Messages that greet their receiver by name. */
type NamedKind = {
  [Kind in MailKind]: MailData[Kind] extends { name: string } ? Kind : never
}[MailKind]

/**
 * Tells the owner of an account by mail what has happened in it, at the address that it has in this transaction. Nothing is sent to an
 * address that nobody has proven: who registers with a stranger's could have them mailed as often as they like. The trail on the profile
 * page tells it in any case.
 * @param data of the message, without the name
 */
export async function notifyOwner<Kind extends NamedKind>(
  trx: TransactionClientContract,
  userId: number,
  kind: Kind,
  data: Omit<MailData[Kind], 'name'>
): Promise<void> {
  const user = await User.findOrFail(userId, { client: trx })
  if (!isOwnAddress(user)) return
  await queueMail(trx, {
    userId,
    recipient: user.email,
    kind,
    data: { name: user.name, ...data } as unknown as MailData[Kind],
  })
}
