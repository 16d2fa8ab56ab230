import { Readable } from 'node:stream'
import type { ConnectionOptions } from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import { isThisMachine } from '#config/demo'
import { SmtpFailure } from './smtp_failure.js'

export interface SmtpServer {
  host: string
  port: number
  /** TLS from the beginning; otherwise by STARTTLS where the server offers it, as one that is signed in to must. */
  secure: boolean
  credentials: { user: string; pass: string } | null
  tls: ConnectionOptions
}

/** Milliseconds. */
export interface SmtpWaits {
  /** For the connection itself. */
  connection: number
  /** For the greeting and the answer to any command. */
  answer: number
  /** For the answer to the message, which the server may be delivering meanwhile. */
  message: number
  /** For all of it. */
  whole: number
}

/** RFC 5321, 4.5.3.2, says how long one must wait at least; who hangs up sooner makes servers deliver twice. */
export const SMTP_WAITS: SmtpWaits = {
  connection: 60_000,
  answer: 300_000,
  message: 600_000,
  whole: 50 * 60_000,
}

type Failed = SMTPConnection.SMTPError | null | undefined

/** One conversation with a mail server. It is used for one message and ended. */
export class SmtpTalk implements Disposable {
  readonly #server: SmtpServer
  readonly #waits: SmtpWaits
  readonly #connection: SMTPConnection
  readonly #ended = Promise.withResolvers<never>()
  /** The first word of a command, or both: `MAIL FROM`. */
  #command: string | null = null
  #handedOver = false

  constructor(server: SmtpServer, waits: SmtpWaits, signal?: AbortSignal) {
    this.#server = server
    this.#waits = waits
    this.#connection = new SMTPConnection({
      host: server.host,
      port: server.port,
      secure: server.secure,
      // A password goes nowhere in clear, whatever the server, or who stands before it, does not offer.
      requireTLS: server.credentials !== null && !isThisMachine(server.host),
      tls: server.tls,
      connectionTimeout: waits.connection,
      greetingTimeout: waits.answer,
      socketTimeout: waits.answer,
      transactionLog: true,
      logger: commandLogger((command) => (this.#command = command)),
    })
    this.#ended.promise.catch(() => {})
    this.#connection.on('error', (error) => this.#ended.reject(this.#failure(error)))
    this.#connection.on('end', () => this.#end(new Error('the connection was closed')))
    const isOver = AbortSignal.any([AbortSignal.timeout(waits.whole), ...(signal ? [signal] : [])])
    const stop = () => this.#end(new Error('the worker ended or waited for too long'))
    isOver.addEventListener('abort', stop, { once: true })
    if (isOver.aborted) stop()
  }

  /** Connects, secures the connection and signs in. @throws SmtpFailure */
  async begin(): Promise<void> {
    await this.#until((done) => this.#connection.connect(done))
    const { credentials } = this.#server
    if (credentials) await this.#until((done) => this.#connection.login(credentials, done))
  }

  /** Hands a message over; answers what the server says of it. @throws SmtpFailure */
  async send(envelope: SMTPConnection.Envelope, message: Buffer): Promise<string> {
    const info = await this.#until<SMTPConnection.SentMessageInfo>((done) =>
      this.#connection.send(envelope, Readable.from(this.#handOver(message)), done)
    )
    return info.response
  }

  [Symbol.dispose](): void {
    // Whether the server hears of the end changes nothing.
    if (!this.#connection.destroyed) this.#connection.quit()
    setTimeout(() => this.#connection.close(), 1_000).unref()
  }

  /** Read once the server has asked for the message, and not before. */
  *#handOver(message: Buffer): Generator<Buffer> {
    this.#handedOver = true
    yield message
    this.#connection._socket.setTimeout(this.#waits.message)
  }

  #until<Result = void>(start: (done: (error?: Failed, result?: Result) => void) => void) {
    const step = new Promise<Result>((resolve, reject) => {
      start((error, result) => {
        if (error) reject(this.#failure(error))
        else resolve(result as Result)
      })
    })
    return Promise.race([step, this.#ended.promise])
  }

  #end(why: Error): void {
    this.#ended.reject(this.#failure(why))
    this.#connection.close()
  }

  #failure(cause: SMTPConnection.SMTPError): SmtpFailure {
    const { host, port } = this.#server
    const answer = cause.responseCode && cause.response ? cause.response : null
    return new SmtpFailure({
      server: `${host.includes(':') ? `[${host}]` : host}:${port}`,
      command: this.#command,
      answer: answer?.replace(/\s+/g, ' ') ?? null,
      handedOver: this.#handedOver,
      isOurs: answer === null && (cause.code === 'EENVELOPE' || cause.code === 'EMESSAGE'),
      cause,
    })
  }
}

/** Tells of each command by its name, without what follows: that may be a password. */
function commandLogger(told: (command: string) => void) {
  const ignore = () => {}
  const debug = (entry: unknown, line: unknown) => {
    if ((entry as { tnx?: string }).tnx !== 'client') return
    const [command] = /^(?:MAIL FROM|RCPT TO|AUTH|[A-Z]+)/.exec(String(line)) ?? []
    if (command) told(command)
  }
  return {
    level: ignore,
    trace: ignore,
    debug: debug as (...params: unknown[]) => void,
    info: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
  }
}
