import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { queueMail } from '#app/mail/actions/queue_mail'

/** Sends an operator a mail that says it is a test, by the way that all mails take. */
export function sendTestMail(trx: TransactionClientContract, operator: User): Promise<void> {
  return queueMail(trx, {
    userId: operator.id,
    recipient: operator.email,
    kind: 'test_mail',
    data: { name: operator.name, at: new Date().toISOString() },
  })
}
