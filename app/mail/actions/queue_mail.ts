import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MAILS_QUEUE, type MailJob, onConnection } from '#app/queue/boss'
import { sql } from '#app/shell/sql'
import type { MailData, MailKind } from '../messages.js'

interface QueueMailInput<Kind extends MailKind> {
  /** Null for people without an account. */
  userId: number | null
  recipient: string
  kind: Kind
  data: MailData[Kind]
}

/** Has a mail sent if, and only if, the transaction is committed. */
export async function queueMail<Kind extends MailKind>(
  trx: TransactionClientContract,
  { userId, recipient, kind, data }: QueueMailInput<Kind>
): Promise<void> {
  const id = randomUUID()
  await sql(trx, 'insert into mails (id, user_id, recipient, kind, data) values (?, ?, ?, ?, ?)', [
    id,
    userId,
    recipient,
    kind,
    JSON.stringify(data),
  ])
  const queue = await app.container.make('queue')
  await queue.send(MAILS_QUEUE, { mailId: id } satisfies MailJob, { db: onConnection(trx) })
}
