import { button, fill, hello, mail, timeText } from '#app/mail/composed_mail'
import { MAIL_MESSAGES } from '#app/mail/messages/en/mails'
import type { MailData } from '#app/mail/messages'
import { eventSentence } from '../security/event_sentence.js'

export function composeSecurityEvent(data: MailData['security_event']) {
  const { name, event, details, at, profileUrl } = data
  const { subject, heading, body, action, note } = MAIL_MESSAGES.securityEvent
  const text = fill(body, { event: eventSentence(event, details), at: timeText(at) })
  return mail(subject, heading, [hello(name), text], [button(action, profileUrl)], [note])
}
