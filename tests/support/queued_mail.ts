import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { queueMail } from '#app/mail/actions/queue_mail'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'

export const RESET_DATA = {
  name: 'Ada <b>',
  url: 'https://vitrine.test/reset/1?a=1&b=2',
  minutes: 60,
}

interface MailRow {
  id: string
  data: unknown
  attempts: number
  sent_at: Date | null
  failed_at: Date | null
  last_error: string | null
  answer: string | null
}

/** A mail that waits, with its job taken away: the tests send it themselves. `jobs` tells how many it had. */
export async function queueTestMail(recipient = `${randomUUID()}@example.test`) {
  const jobs = await db.transaction(async (trx) => {
    await queueMail(trx, { userId: null, recipient, kind: 'reset_password', data: RESET_DATA })
    return sql(
      trx,
      `delete from pgboss.job where name = 'mails'
         and data->>'mailId' = (select id::text from mails where recipient = ?) returning id`,
      [recipient]
    )
  })
  return { recipient, jobs: jobs.length, ...(await mailRow(recipient)) }
}

export async function mailRow(recipient: string): Promise<MailRow> {
  const rows = await sql<MailRow>(db.connection(), 'select * from mails where recipient = ?', [
    recipient,
  ])
  return firstOf(rows)
}
