import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { Mailer, MailManager } from '@adonisjs/mail'
import { BrevoTransport } from '@adonisjs/mail/transports/brevo'
import { MailgunTransport } from '@adonisjs/mail/transports/mailgun'
import { PostmarkTransport } from '@adonisjs/mail/transports/postmark'
import { ResendTransport } from '@adonisjs/mail/transports/resend'
import type { MailTransportContract } from '@adonisjs/mail/types'
import type { TestContext } from '@japa/runner/core'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { startMailProvider } from '#tests/support/mail_provider'
import { mailRow, queueTestMail } from '#tests/support/queued_mail'
import { sendMail } from '../../jobs/send_mail.js'

const PROVIDERS = [
  {
    name: 'resend',
    transport: (baseUrl: string) => new ResendTransport({ key: 'secret-key', baseUrl }),
    path: '/emails',
    credential: ['authorization', 'Bearer secret-key'],
  },
  {
    name: 'postmark',
    transport: (baseUrl: string) => new PostmarkTransport({ key: 'secret-key', baseUrl }),
    path: '/email',
    credential: ['x-postmark-server-token', 'secret-key'],
  },
  {
    name: 'mailgun',
    transport: (baseUrl: string) =>
      new MailgunTransport({ key: 'secret-key', domain: 'shop.test', baseUrl }),
    path: '/shop.test/messages.mime',
    credential: ['authorization', `Basic ${Buffer.from('api:secret-key').toString('base64')}`],
  },
  {
    name: 'brevo',
    transport: (baseUrl: string) => new BrevoTransport({ key: 'secret-key', baseUrl }),
    path: '/smtp/email',
    credential: ['api-key', 'secret-key'],
  },
] as const

test.group('Mail by a provider', () => {
  test('{name} is asked in its own form, with its credential')
    .with([...PROVIDERS])
    .run(async (context, { transport, path, credential: [header, value] }) => {
      const { assert } = context
      const provider = await useProvider(context, transport)
      const { id, recipient } = await queueTestMail()
      await sendMail({ mailId: id, mayRetry: true })
      const calls = provider.callsTo(recipient)
      assert.lengthOf(calls, 1)
      const { path: asked, headers, body } = firstOf(calls)
      assert.equal(asked, path)
      assert.equal(headers[header], value)
      assert.include(body, 'Reset your password')
      const row = await mailRow(recipient)
      assert.isNotNull(row.sent_at)
      assert.match(row.answer!, /^\S+$/)
    })

  test('one that has too much to do is asked again, one that refuses is not', async (context) => {
    const { assert } = context
    const provider = await useProvider(context, PROVIDERS[0].transport)
    const { id, recipient } = await queueTestMail()
    provider.answerNext(recipient, 429)
    await assert.rejects(() => sendMail({ mailId: id, mayRetry: true }))
    provider.answerNext(recipient, 422)
    await sendMail({ mailId: id, mayRetry: true })
    assert.isNotNull((await mailRow(recipient)).failed_at)
    assert.lengthOf(provider.callsTo(recipient), 2)
  })

  test('one that hangs up may have taken the mail: it is not sent again', async (context) => {
    const { assert } = context
    const provider = await useProvider(context, PROVIDERS[0].transport)
    const { id, recipient } = await queueTestMail(`${randomUUID()}@example.test`)
    provider.answerNext(recipient, 'hang up')
    await sendMail({ mailId: id, mayRetry: true })
    await sendMail({ mailId: id, mayRetry: true })
    const row = await mailRow(recipient)
    assert.isNull(row.sent_at)
    assert.isNotNull(row.failed_at)
    assert.lengthOf(provider.callsTo(recipient), 1)
  })
})

/** Has mail go to a provider of the test's own until the test ends. */
async function useProvider(
  { cleanup }: TestContext,
  transport: (baseUrl: string) => MailTransportContract
) {
  const provider = await startMailProvider()
  const emitter = await app.container.make('emitter')
  const manager = new MailManager(emitter as never, {
    default: 'provider',
    from: 'Vitrine <no-reply@vitrine.test>',
    mailers: { provider: () => transport(provider.url) },
  })
  app.container.swap(Mailer, () => manager.use() as never)
  cleanup(async () => {
    app.container.restore(Mailer)
    await provider.close()
  })
  return provider
}
