import { type ComposedMail, mail } from '#app/mail/composed_mail'
import type { MailData } from '#app/mail/messages'
import { SELF_CHECK_MESSAGES } from '../messages/en/self_checks.js'

/** What the checks say stays English, as logs and commands are. */
export function composeChecksFailed({ checks }: MailData['checks_failed']): ComposedMail {
  const { subject, heading, body, note } = SELF_CHECK_MESSAGES.mail
  const found = checks.flatMap(({ name, faults }) =>
    faults.map(({ problem, fix }) => `${name}: ${problem} ${fix}`)
  )
  return mail(subject, heading, [body, ...found], [], [note])
}
