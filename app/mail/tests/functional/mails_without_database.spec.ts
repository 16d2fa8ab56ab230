import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { cutAtWrite } from '#tests/support/cut_at_write'
import { useMailServer } from '#tests/support/mail_server'
import { mailRow, queueTestMail } from '#tests/support/queued_mail'
import { until } from '#tests/support/until'
import { sendMail } from '../../jobs/send_mail.js'

test('what became of a mail while the database was away is written down once it is back', async (context) => {
  const { assert } = context
  const server = await useMailServer(context)
  const sent = await queueTestMail()
  await sendWithout(server, sent.id, 'update mails set sent_at')
  assert.isNotNull((await mailRow(sent.recipient)).sent_at)
  await sendMail({ mailId: sent.id, mayRetry: true })
  assert.lengthOf(server.received, 1)

  const refused = await queueTestMail()
  server.refuseNext(450)
  const sending = sendWithout(server, refused.id, 'update mails set last_error')
  await assert.rejects(() => sending, /not now/)
  await sendMail({ mailId: refused.id, mayRetry: true })
  assert.isNotNull((await mailRow(refused.recipient)).sent_at)
  assert.lengthOf(server.received, 2)
})

/** Sends a mail, and cuts the connection on which it is written down what became of it. */
async function sendWithout(
  server: Awaited<ReturnType<typeof useMailServer>>,
  mailId: string,
  begins: string
): Promise<void> {
  const answer = server.hold()
  const sending = sendMail({ mailId, mayRetry: true })
  sending.catch(() => {})
  const handedOver = 'select from mails where id = ? and handed_over_at is not null'
  await until(async () => (await sql(db.connection(), handedOver, [mailId])).length > 0)
  // What is written waits for it, and is then what failed.
  await cutAtWrite('mails', begins, async () => answer())
  await sending
}
