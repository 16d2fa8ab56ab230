import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Mailer, MailManager } from '@adonisjs/mail'
import type { TestContext } from '@japa/runner/core'
import { test } from '@japa/runner'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  SMTP_STEPS,
  type SmtpFault,
  type SmtpStep,
  startFaultyMailServer,
} from '#tests/support/faulty_mail_server'
import { until } from '#tests/support/until'
import { sql } from '#app/core/database/sql'
import { mailRow, queueTestMail } from '#tests/support/queued_mail'
import { sendMail } from '../../jobs/send_mail.js'
import { type SmtpServer, type SmtpWaits } from '../../smtp/smtp_talk.js'
import { SmtpTransport } from '../../smtp/smtp_transport.js'
import { trySmtp } from '../../smtp/try_server.js'

/** Long enough for a server of this machine, and over soon for one that says nothing. */
const WAITS: SmtpWaits = { connection: 2_000, answer: 400, message: 800, whole: 10_000 }

/**
 * `again`: tried once more, and taken then. `refused`: given up. `unknown`: given up, since it may have arrived. `sent`: at the first try.
 */
type Outcome = 'again' | 'refused' | 'unknown' | 'sent'

const OUTCOMES: Record<SmtpStep, Record<SmtpFault, Outcome | null>> = {
  greeting: { drop: 'again', stall: 'again', 450: 'again', 550: 'refused' },
  // Who does not know EHLO is greeted as of old.
  EHLO: { drop: 'again', stall: 'again', 450: 'sent', 550: 'sent' },
  // The password is the operator's to mend.
  AUTH: { drop: 'again', stall: 'again', 450: 'again', 550: 'again' },
  MAIL: { drop: 'again', stall: 'again', 450: 'again', 550: 'refused' },
  RCPT: { drop: 'again', stall: 'again', 450: 'again', 550: 'refused' },
  DATA: { drop: 'again', stall: 'again', 450: 'again', 550: 'refused' },
  body: { drop: 'unknown', stall: 'unknown', 450: null, 550: null },
  end: { drop: 'unknown', stall: 'unknown', 450: 'again', 550: 'refused' },
}

const FAULTS: SmtpFault[] = ['drop', 'stall', 450, 550]

const CASES = SMTP_STEPS.flatMap((step) =>
  FAULTS.flatMap((fault) => {
    const outcome = OUTCOMES[step][fault]
    return outcome ? [{ step, fault, outcome }] : []
  })
)

/** What workers of this process send would meet the fault in place of the test's own mail. */
const untilNoneIsSent = () =>
  until(async () => {
    const [row] = await sql<{ due: number }>(
      db.connection(),
      `select count(*) as due from pgboss.job where name = 'mails'
         and (state = 'active' or (state < 'active' and start_after <= now()))`
    )
    return row?.due === 0
  })

test.group('A mail server that fails', (group) => {
  group.setup(async () => void (await untilNoneIsSent()))

  test('at {step} by {fault}: {outcome}')
    .with(CASES)
    .run(async (context, { step, fault, outcome }) => {
      const { assert } = context
      const server = await useFaultyServer(context, step, fault)
      const { id, recipient } = await queueTestMail()
      let tries = 0
      // As the queue does it: whatever throws is tried again.
      for (let isOver = false; !isOver && tries < 5;) {
        tries++
        isOver = await sendMail({ mailId: id, mayRetry: true }).then(
          () => true,
          () => false
        )
      }
      await sendMail({ mailId: id, mayRetry: true })
      const row = await mailRow(recipient)
      assert.equal(tries, outcome === 'again' ? 2 : 1)
      assert.equal(server.conversations(), tries)
      assert.equal(row.sent_at !== null, outcome === 'again' || outcome === 'sent')
      assert.equal(row.answer, row.sent_at && '250 taken')
      assert.equal(row.failed_at !== null, outcome === 'refused' || outcome === 'unknown')
      const isTaken = outcome === 'again' || outcome === 'sent' || step === 'end'
      assert.lengthOf(server.received, isTaken && outcome !== 'refused' ? 1 : 0)
      if (outcome === 'sent') return
      const command = { greeting: 'the connection', body: 'the message', end: 'the message' }
      assert.include(row.last_error, `127.0.0.1:${server.port}`)
      assert.include(row.last_error, step in command ? command[step as 'end'] : step)
      if (typeof fault === 'number') assert.include(row.last_error, `${fault} ${step}`)
    })

  test('is waited for as long as it needs after the message', async (context) => {
    const { assert } = context
    const server = await startFaultyMailServer('end', 'stall')
    context.cleanup(() => server.close())
    const talking = new SmtpTransport(at(server.port), { ...WAITS, answer: 300, message: 1_500 })
    const started = performance.now()
    await assert.rejects(() =>
      talking.send({ from: 'a@vitrine.test', to: ['b@vitrine.test'], text: 'Hello' })
    )
    assert.isAbove(performance.now() - started, 1_400)
  })

  test('is left when the worker ends, and the mail is tried again', async (context) => {
    const { assert } = context
    await useFaultyServer(context, 'MAIL', 'stall', { ...WAITS, answer: 60_000, whole: 60_000 })
    const { id, recipient } = await queueTestMail()
    const worker = new AbortController()
    const sending = sendMail({ mailId: id, mayRetry: true, signal: worker.signal })
    const ended = assert.rejects(() => sending)
    await sleep(200)
    worker.abort()
    await ended
    await sendMail({ mailId: id, mayRetry: true })
    assert.isNotNull((await mailRow(recipient)).sent_at)
  })

  test('is named with what it answers, and never with the password', async (context) => {
    const { assert } = context
    const server = await startFaultyMailServer('AUTH', 550)
    context.cleanup(() => server.close())
    const error = await trySmtp(at(server.port), WAITS).then(
      () => null,
      (it: Error) => it
    )
    assert.match(error!.message, /^127\.0\.0\.1:\d+ answered AUTH with: 550 AUTH is not to be$/)
    assert.notInclude(JSON.stringify([error, error!.cause]), 'pa#ss')
    await trySmtp(at(server.port), WAITS)
  })

  test('to encrypt what is said elsewhere than on this machine gets no password', async (context) => {
    const { assert } = context
    const server = await startFaultyMailServer('AUTH', 550)
    context.cleanup(() => server.close())
    // Leads to this machine, and is not known to.
    const elsewhere = { ...at(server.port), host: '0.0.0.0' }
    await assert.rejects(() => trySmtp(elsewhere, WAITS), /answered STARTTLS with: 502/)
    await trySmtp({ ...elsewhere, credentials: null }, WAITS)
  })
})

function at(port: number): SmtpServer {
  const credentials = { user: 'vitrine', pass: 'pa#ss' }
  return { host: '127.0.0.1', port, secure: false, credentials, tls: {} }
}

async function useFaultyServer(
  { cleanup }: TestContext,
  step: SmtpStep,
  fault: SmtpFault,
  waits = WAITS
) {
  const server = await startFaultyMailServer(step, fault)
  const emitter = await app.container.make('emitter')
  const manager = new MailManager(emitter as never, {
    default: 'smtp',
    from: 'Vitrine <no-reply@vitrine.test>',
    mailers: { smtp: () => new SmtpTransport(at(server.port), waits) },
  })
  app.container.swap(Mailer, () => manager.use() as never)
  cleanup(async () => {
    app.container.restore(Mailer)
    await server.close()
  })
  return server
}
