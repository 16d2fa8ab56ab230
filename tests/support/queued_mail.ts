import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'

export const RESET_DATA = {
  name: 'Ada <b>',
  url: 'https://vitrine.test/reset/1?a=1&b=2',
  minutes: 60,
}

interface MailRow {
  created_at: Date
  id: string
  recipient: string
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
    return takeMailJobs(trx, recipient)
  })
  return { jobs, ...(await mailRow(recipient)) }
}

/** The same of one that lets nobody in. */
export async function queueHarmlessMail() {
  const recipient = `${randomUUID()}@example.test`
  await db.transaction(async (trx) => {
    await queueMail(trx, {
      userId: null,
      recipient,
      kind: 'account_deleted',
      data: { name: 'Ada' },
    })
    await takeMailJobs(trx, recipient)
  })
  return mailRow(recipient)
}

/** Takes the jobs of mails to somebody away. @returns how many there were */
export async function takeMailJobs(trx: QueryClientContract, recipient: string): Promise<number> {
  const jobs = await sql(
    trx,
    `delete from pgboss.job where name = 'mails'
       and data->>'mailId' = (select id::text from mails where recipient = ?) returning id`,
    [recipient]
  )
  return jobs.length
}

export async function mailRow(recipient: string): Promise<MailRow> {
  const rows = await sql<MailRow>(db.connection(), 'select * from mails where recipient = ?', [
    recipient,
  ])
  return firstOf(rows)
}
