import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MAILS_QUEUE, type MailJob } from '../queues.js'
import { onConnection } from '#app/core/queue/boss'
import { currentLocale } from '#app/i18n/current_locale'
import { sql } from '#app/core/database/sql'
import { receivers } from '../receivers.js'
import type { MailData, MailKind } from '../messages.js'

interface QueueMailInput<Kind extends MailKind> {
  /** Null for people without an account. */
  userId: number | null
  recipient: string
  kind: Kind
  data: MailData[Kind]
}

/**
 * Has a mail sent if, and only if, the transaction is committed. It is in the receiver's language; in the asker's where
 * the receiver has no account.
 */
export async function queueMail<Kind extends MailKind>(
  trx: TransactionClientContract,
  { userId, recipient, kind, data }: QueueMailInput<Kind>
): Promise<void> {
  const id = randomUUID()
  await sql(
    trx,
    `insert into mails (id, user_id, recipient, kind, data, language)
     values (:id, :userId, :recipient, :kind, :data, coalesce(
       (select language from (${receivers().join(' union all ')}) r where id = :userId),
       (select language from (${receivers().join(' union all ')}) r where email = :recipient),
       :spoken))`,
    { id, userId, recipient, kind, data: JSON.stringify(data), spoken: currentLocale() }
  )
  const queue = await app.container.make('queue')
  await queue.send(MAILS_QUEUE, { mailId: id } satisfies MailJob, { db: onConnection(trx) })
}
