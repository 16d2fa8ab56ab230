import type { StoredMail } from '#app/mail/mailbox/stored_mail'
import { Visitor } from './visitor.js'

/** The newest mail to somebody whose text matches, once it has arrived in the mailbox of the server at `base`. */
export async function arrivedMail(
  recipient: string,
  text: RegExp,
  base?: string
): Promise<StoredMail> {
  const visitor = new Visitor(base)
  for (let attempt = 0; attempt < 100; attempt++) {
    const { props } = await visitor.visit('/mailbox')
    const mails: StoredMail[] = props.mails
    const mail = mails.find((each) => each.recipient === recipient && text.test(each.text))
    if (mail) return mail
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`No mail to ${recipient} has ${text}`)
}
