import db from '@adonisjs/lucid/services/db'
import type { MailKind } from '#app/mail/messages'
import { sql } from '#app/shell/sql'

/** Kinds of the mails written to an address, oldest first, whether they have been sent or not. */
export function queuedMails(
  recipient: string
): Promise<{ kind: MailKind; user_id: number | null }[]> {
  return sql(
    db.connection(),
    'select kind, user_id from mails where recipient = ? order by created_at, kind',
    [recipient]
  )
}
