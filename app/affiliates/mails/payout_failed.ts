import { formatMoney } from '#app/i18n/format'
import { spokenNow } from '#app/i18n/kept_sentences'
import { button, fill, hello, mail } from '#app/mail/composed_mail'
import { MAIL_TEXTS } from '#app/mail/messages/en/mails'
import type { MailData } from '#app/mail/messages'
import { FAILURE_TEXTS } from '../messages/en/payout_failures.js'

export function composePayoutFailed(data: MailData['payout_failed']) {
  const { name, amount, paypalEmail, failure, affiliateUrl } = data
  const { subject, heading, body, back, action, note } = MAIL_TEXTS.payoutFailed
  const said = spokenNow(failure, FAILURE_TEXTS)
  const what = fill(body, { amount: formatMoney(amount, 'usd'), paypalEmail, failure: said })
  return mail(subject, heading, [hello(name), what, back], [button(action, affiliateUrl)], [note])
}
