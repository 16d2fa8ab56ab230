import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Mailer } from '@adonisjs/mail'
import { test } from '@japa/runner'
import type User from '#app/accounts/models/user'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { startMailServer } from '#tests/support/mail_server'
import { createMerchant } from '#tests/support/merchant'
import { mailRow, queueTestMail } from '#tests/support/queued_mail'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'
import { sendMail } from '../../jobs/send_mail.js'
import { unsubscribeUrl } from '../../reminders.js'

/** What a mail program sends that its reader tells to unsubscribe. */
const ONE_CLICK = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
  redirect: 'manual',
} as const

function linkOf(user: User): string {
  const { pathname, search } = new URL(unsubscribeUrl('credits_low', user.id)!)
  return pathname + search
}

const here = (path: string) => `http://${process.env.HOST}:${process.env.PORT}${path}`

async function wants(user: User): Promise<boolean> {
  const row = firstOf(
    await sql<{ wants_reminders: boolean }>(
      db.connection(),
      'select wants_reminders from users where id = ?',
      [user.id]
    )
  )
  return row.wants_reminders
}

/** The source of a mail to somebody as a server gets it. */
async function sourceOf(user: User, kind: string, data: object): Promise<string> {
  const server = await startMailServer()
  app.container.swap(Mailer, () => server.mailer())
  try {
    const { id, recipient } = await queueTestMail()
    await sql(
      db.connection(),
      'update mails set user_id = ?, kind = ?, data = ?::jsonb where id = ?',
      [user.id, kind, JSON.stringify(data), id]
    )
    await sendMail({ mailId: id, mayRetry: false })
    if ((await mailRow(recipient)).last_error) throw new Error('The mail was not sent')
    return server.received[0]!.source.replace(/\r\n[ \t]+/g, ' ')
  } finally {
    app.container.restore(Mailer)
    await server.close()
  }
}

const LOW = { name: 'Ada', left: 3, billingUrl: 'https://vitrine.test/billing' }

test.group('Reminders by mail', () => {
  test('one click in a mail program ends them, without a sign-in or a page', async ({ assert }) => {
    const user = await createMerchant()
    const answer = await fetch(here(linkOf(user)), ONE_CLICK)
    assert.isBelow(answer.status, 400)
    assert.isFalse(await wants(user))
  })

  test('to open the link ends nothing; the page asks, and takes it back', async ({ assert }) => {
    const user = await createMerchant()
    const visitor = new Visitor()
    const link = linkOf(user)
    const { component, props } = await visitor.visit(link)
    assert.equal(component, 'accounts/reminders')
    assert.isTrue(props.wanted)
    assert.notInclude(JSON.stringify(props), user.email)
    assert.isTrue(await wants(user))
    const inertia = { 'x-inertia': 'true', 'accept': 'text/html, application/xhtml+xml' }
    const ended = await visitor.call('POST', link, { json: { wanted: false }, headers: inertia })
    assert.equal(ended.status, 303)
    assert.equal(ended.headers.get('location'), link)
    assert.isFalse((await visitor.visit(link)).props.wanted)
    await visitor.call('POST', link, { json: { wanted: true }, headers: inertia })
    assert.isTrue(await wants(user))
  })

  test('the profile leads to the same page', async ({ assert }) => {
    const visitor = await signIn()
    const { props } = await visitor.visit('/user/profile')
    assert.equal((await visitor.visit(props.reminders_path)).component, 'accounts/reminders')
  })

  test("nobody ends another one's without the signature", async ({ assert }) => {
    const user = await createMerchant()
    const forged = linkOf(await createMerchant()).replace(/\d+(?=\?)/, String(user.id))
    for (const path of [forged, `/mail/reminders/${user.id}`]) {
      assert.equal((await fetch(here(path), ONE_CLICK)).status, 403)
    }
    assert.isTrue(await wants(user))
  })

  test('a reminder names the link, and a mail that is needed has none', async ({ assert }) => {
    const user = await createMerchant()
    const reminder = await sourceOf(user, 'credits_low', LOW)
    assert.include(reminder, `List-Unsubscribe: <${unsubscribeUrl('credits_low', user.id)}>`)
    assert.match(reminder, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    for (const [kind, data] of [
      ['reset_password', { name: 'Ada', url: 'https://vitrine.test/', minutes: 60 }],
      ['purchase_failed', { name: 'Ada', kind: 'pack', billingUrl: 'https://vitrine.test/' }],
    ] as const) {
      assert.notInclude(await sourceOf(user, kind, data), 'List-Unsubscribe')
    }
  })
})
