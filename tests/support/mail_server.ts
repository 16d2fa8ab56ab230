import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { Mailer, MailManager } from '@adonisjs/mail'
import type { TestContext } from '@japa/runner/core'
import { SMTPServer } from 'smtp-server'
import { SmtpTransport } from '#app/mail/smtp/smtp_transport'

interface ReceivedMail {
  to: string[]
  /** The message as it came, headers first. */
  source: string
}

/** A mail server on this machine that keeps what it gets, and refuses when told. */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  let refusal: number | null = null
  let held = Promise.resolve()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const code = refusal
      refusal = null
      const answer = code ? Object.assign(new Error('not now'), { responseCode: code }) : null
      void held.then(() => done(answer))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, source: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    port,
    /** The next recipient is answered with this SMTP code. */
    refuseNext(code: number) {
      refusal = code
    },
    /** No recipient is answered before what this gives is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    /** A mailer that sends here. */
    async mailer() {
      const emitter = await app.container.make('emitter')
      const here = { host: '127.0.0.1', port, secure: false, credentials: null, tls: {} }
      const manager = new MailManager(emitter as never, {
        default: 'smtp',
        from: 'Vitrine <no-reply@vitrine.test>',
        mailers: { smtp: () => new SmtpTransport(here) },
      })
      return manager.use()
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Has mail go to a server of the test's own until the test ends. */
export async function useMailServer({ cleanup }: TestContext) {
  const server = await startMailServer()
  app.container.swap(Mailer, () => server.mailer())
  cleanup(async () => {
    app.container.restore(Mailer)
    await server.close()
  })
  return server
}
