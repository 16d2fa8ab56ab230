import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { SMTP_WAITS, type SmtpServer, SmtpTalk, type SmtpWaits } from './smtp_talk.js'

/** Sends by SMTP and tells, when that fails, whether the message may have been taken. */
export class SmtpTransport implements MailTransportContract {
  readonly #server: SmtpServer
  readonly #waits: SmtpWaits

  constructor(server: SmtpServer, waits: SmtpWaits = SMTP_WAITS) {
    this.#server = server
    this.#waits = waits
  }

  /**
   * @param options `signal` ends it, wherever it is
   * @throws SmtpFailure
   */
  async send(
    message: NodeMailerMessage,
    { signal }: { signal?: AbortSignal } = {}
  ): Promise<MailResponse<string>> {
    const composed = new MailComposer(message).compile()
    const envelope = composed.getEnvelope()
    const source = await composed.build()
    using talk = new SmtpTalk(this.#server, this.#waits, signal)
    await talk.begin()
    const answer = await talk.send(envelope, source)
    const to = [envelope.to].flat().filter((it) => typeof it === 'string')
    return new MailResponse(composed.messageId(), { from: envelope.from || '', to }, answer)
  }
}
