import { type ComposedMail, fill, hello, mail, timeText } from '#app/mail/composed_mail'
import type { MailData } from '#app/mail/messages'
import { TEST_MAIL } from '../messages/en/test_mail.js'

export function composeTestMail({ name, at }: MailData['test_mail']): ComposedMail {
  const { subject, heading, body, note } = TEST_MAIL
  return mail(subject, heading, [hello(name), fill(body, { at: timeText(at) })], [], [note])
}
