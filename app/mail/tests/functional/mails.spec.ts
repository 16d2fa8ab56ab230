import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { apart } from '#tests/support/apart'
import { useMailServer } from '#tests/support/mail_server'
import { mailReader, ownMailbox } from '#tests/support/mails'
import {
  mailRow,
  queueHarmlessMail,
  queueTestMail,
  RESET_DATA,
  takeMailJobs,
} from '#tests/support/queued_mail'
import { Visitor } from '#tests/support/visitor'
import { queueMail } from '../../actions/queue_mail.js'
import { sendAgain } from '../../actions/send_again.js'
import { sendMail } from '../../jobs/send_mail.js'
import { sweepMails } from '../../actions/sweep_mails.js'
import { readMailbox } from '../../mailbox/read_mailbox.js'

test.group('Mail', () => {
  test('is queued with the transaction, and not at all when that is undone', async ({ assert }) => {
    const { recipient, jobs } = await queueTestMail()
    assert.equal(jobs, 1)

    const undone = `${randomUUID()}@example.test`
    const trx = await db.transaction()
    await queueMail(trx, {
      userId: null,
      recipient: undone,
      kind: 'account_deleted',
      data: { name: 'A' },
    })
    await trx.rollback()
    assert.isEmpty(await sql(db.connection(), 'select 1 from mails where recipient = ?', [undone]))
    assert.isNull((await mailRow(recipient)).sent_at)
  })

  test('without a mail server it is kept in the mailbox, where it can be read', async ({
    assert,
  }) => {
    const { id, recipient } = await queueTestMail()
    await sendMail({ mailId: id, mayRetry: true })
    const { component, props } = await (await mailReader()).visit('/mailbox')
    assert.equal(component, 'mail/mailbox')
    const mail = props.mails.find((it: { recipient: string }) => it.recipient === recipient)
    assert.equal(mail.subject, 'Reset your password')
    assert.include(mail.text, RESET_DATA.url)
    const page = await (await mailReader()).get(`/mailbox/${mail.id}`)
    const html = await page.text()
    assert.include(html, 'Hello Ada &lt;b&gt;,')
    assert.include(html, 'href="https://vitrine.test/reset/1?a=1&amp;b=2"')
    assert.include(page.headers.get('content-security-policy') ?? '', 'sandbox')
  })

  test('what was sent keeps nothing that lets somebody in', async ({ assert }) => {
    const { id, recipient } = await queueTestMail()
    await sendMail({ mailId: id, mayRetry: true })
    const row = await mailRow(recipient)
    assert.isNotNull(row.sent_at)
    assert.deepEqual(row.data, {})
    assert.isNull(row.answer)
  })

  test('two workers at the same mail send it once', async (context) => {
    const { assert } = context
    const server = await useMailServer(context)
    const { id } = await queueTestMail()
    await apart(3, () => sendMail({ mailId: id, mayRetry: true }))
    await sendMail({ mailId: id, mayRetry: true })
    assert.lengthOf(server.received, 1)
  })

  test('a mail whose worker died while sending it is reported, not repeated', async ({
    assert,
  }) => {
    const { id, recipient } = await queueTestMail()
    await sql(
      db.connection(),
      `update mails set handed_over_at = now() - interval '61 minutes' where id = ?`,
      [id]
    )
    await sweepMails()
    await sendMail({ mailId: id, mayRetry: true })
    const row = await mailRow(recipient)
    assert.isNull(row.sent_at)
    assert.match(row.last_error ?? '', /may have arrived/)
    assert.notInclude(
      (await readMailbox()).map((mail) => mail.recipient),
      recipient
    )
  })

  test('the mailbox opens to nobody without its key, wherever they say they are', async ({
    assert,
  }) => {
    const { id, recipient } = await queueTestMail()
    await sendMail({ mailId: id, mayRetry: true })
    const reader = await mailReader()
    const { props } = await reader.visit('/mailbox')
    const mail = props.mails.find((it: { recipient: string }) => it.recipient === recipient)
    const local = { host: 'localhost', connection: 'close' }
    for (const path of ['/mailbox', `/mailbox/${mail.id}`, '/mailbox?key=', '/mailbox?key[]=a']) {
      const answer = await new Visitor().get(path, { headers: local })
      assert.equal(answer.status, 403, path)
      assert.notInclude(await answer.text(), recipient)
    }
  })

  test('the key of the mailbox leaves the address as soon as it was used', async ({ assert }) => {
    const opened = await new Visitor().get(ownMailbox())
    assert.equal(opened.status, 302)
    assert.equal(opened.headers.get('location'), '/mailbox')
    assert.match(
      opened.headers.getSetCookie().join(),
      /mailbox_key=[^;]+;.*Path=\/mailbox; HttpOnly/
    )
  })
})

test.group('Mail by SMTP', () => {
  test('a mail arrives in HTML and text, from the installation, with a stable id', async (context) => {
    const { assert } = context
    const server = await useMailServer(context)
    const { id, recipient } = await queueTestMail()
    await sendMail({ mailId: id, mayRetry: true })
    const { to, source } = firstOf(server.received)
    assert.deepEqual(to, [recipient])
    assert.match(source, /^Subject: Reset your password\r$/m)
    assert.include(source, `Message-ID: <${id}@`)
    assert.match(source, /Content-Type: text\/plain/)
    assert.match(source, /Content-Type: text\/html/)
  })

  test('a server that is busy is tried again, with the same mail', async (context) => {
    const { assert } = context
    const server = await useMailServer(context)
    const { id, recipient } = await queueTestMail()
    server.refuseNext(450)
    await assert.rejects(() => sendMail({ mailId: id, mayRetry: true }))
    assert.isNull((await mailRow(recipient)).failed_at)
    await sendMail({ mailId: id, mayRetry: true })
    assert.lengthOf(server.received, 1)
    assert.equal((await mailRow(recipient)).attempts, 2)
  })

  test('an address that the server refuses is given up at once', async (context) => {
    const { assert } = context
    const server = await useMailServer(context)
    const { id, recipient } = await queueTestMail()
    server.refuseNext(550)
    await sendMail({ mailId: id, mayRetry: true })
    const row = await mailRow(recipient)
    assert.isNotNull(row.failed_at)
    assert.match(row.last_error ?? '', /550/)
  })

  test('a server that is away is tried again until no try is left', async (context) => {
    const { assert } = context
    const server = await useMailServer(context)
    await server.close()
    const { id, recipient } = await queueTestMail()
    await assert.rejects(() => sendMail({ mailId: id, mayRetry: true }))
    await sendMail({ mailId: id, mayRetry: false })
    assert.isNotNull((await mailRow(recipient)).failed_at)
  })

  test('what was given up and surely did not arrive can be sent again for a week, with what it said', async (context) => {
    const { assert } = context
    const server = await useMailServer(context)
    const mail = await queueHarmlessMail()
    server.refuseNext(550)
    await sendMail({ mailId: mail.id, mayRetry: true })
    assert.deepEqual((await mailRow(mail.recipient)).data, { name: 'Ada' })
    await sql(
      db.connection(),
      `update mails set created_at = now() - interval '2 days' where id = ?`,
      [mail.id]
    )
    const again = () =>
      db.transaction(async (trx) => [
        await sendAgain(trx, mail.id),
        await takeMailJobs(trx, mail.recipient),
      ])
    assert.sameDeepMembers(await Promise.all([again(), again()]), [
      [1, 1],
      [0, 0],
    ])
    const waiting = await mailRow(mail.recipient)
    assert.isNull(waiting.failed_at)
    assert.equal(waiting.attempts, 0)
    assert.isAbove(waiting.created_at.getTime(), Date.now() - 3_600_000, 'it waits since now')
    await sendMail({ mailId: mail.id, mayRetry: true })
    assert.lengthOf(server.received, 1)
    assert.deepEqual(await again(), [0, 0])

    const old = await queueHarmlessMail()
    server.refuseNext(550)
    await sendMail({ mailId: old.id, mayRetry: true })
    await sql(
      db.connection(),
      `update mails set failed_at = now() - interval '8 days' where id = ?`,
      [old.id]
    )
    await sweepMails()
    assert.deepEqual((await mailRow(old.recipient)).data, {})
    assert.equal(await db.transaction((trx) => sendAgain(trx, old.id)), 0)
  })

  test('what lets somebody in is forgotten when it is given up, and what may have arrived is never repeated', async (context) => {
    const { assert } = context
    const server = await useMailServer(context)
    const { id, recipient } = await queueTestMail()
    server.refuseNext(550)
    await sendMail({ mailId: id, mayRetry: true })
    assert.deepEqual((await mailRow(recipient)).data, {})
    const uncertain = await queueHarmlessMail()
    await sql(
      db.connection(),
      `update mails set handed_over_at = now() - interval '61 minutes' where id = ?`,
      [uncertain.id]
    )
    await sweepMails()
    for (const mailId of [id, uncertain.id]) {
      assert.equal(await db.transaction((trx) => sendAgain(trx, mailId)), 0)
    }
  })
})
