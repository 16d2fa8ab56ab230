import db from '@adonisjs/lucid/services/db'
import type { MailKind } from '#app/mail/messages'
import { sql } from '#app/shell/sql'

/** Mails written to an address, oldest first, whether they have been sent or not. */
export function queuedMails(
  recipient: string
): Promise<{ kind: MailKind; data: Record<string, string>; user_id: number | null }[]> {
  return sql(
    db.connection(),
    'select kind, data, user_id from mails where recipient = ? order by created_at, kind',
    [recipient]
  )
}
