import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import type { StoredMail } from './stored_mail.js'

/** Keeps mail as files instead of sending it, for installations without a mail server. */
export class MailboxTransport implements MailTransportContract {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The file is named after the message's id: sent again, it takes the place of the first. */
  async send(message: NodeMailerMessage): Promise<MailResponse<null>> {
    const id = /[0-9a-f-]{36}/.exec(message.messageId ?? '')?.[0] ?? crypto.randomUUID()
    const recipient = addressOf(message.to?.[0])
    const mail: StoredMail = {
      id,
      recipient,
      subject: message.subject ?? '',
      text: String(message.text ?? ''),
      html: String(message.html ?? ''),
      sent_at: new Date().toISOString(),
    }
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const path = join(this.#folder, `${id}.json`)
    await writeFile(`${path}.part`, JSON.stringify(mail), { mode: 0o600 })
    await rename(`${path}.part`, path)
    return new MailResponse(id, { from: addressOf(message.from), to: [recipient] }, null)
  }
}

function addressOf(recipient: NodeMailerMessage['from']): string {
  if (!recipient) return ''
  return typeof recipient === 'string' ? recipient : recipient.address
}
