import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import type { MailData, MailKind } from '#app/mail/messages'
import { sql } from '#app/shell/sql'

/** For the tests of a group, mail keeps its data also after the worker has sent it. */
export function keepMails(group: Group): void {
  group.setup(async () => {
    await db.rawQuery(`
      create function keep_mail_data() returns trigger language plpgsql as
        $$ begin if new.data = '{}' then new.data := old.data; end if; return new; end $$;
      create trigger keep_mail_data before update on mails for each row execute function keep_mail_data()`)
    return async () => {
      await db.rawQuery('drop function keep_mail_data cascade')
    }
  })
}

/** The data of the messages of one kind to one person, oldest first. */
export async function mailsTo<Kind extends MailKind>(
  recipient: string,
  kind: Kind
): Promise<MailData[Kind][]> {
  const rows = await sql<{ data: MailData[Kind] }>(
    db.connection(),
    'select data from mails where recipient = ? and kind = ? order by created_at',
    [recipient, kind]
  )
  return rows.map(({ data }) => data)
}

/** Path and query of a link in a mail. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
