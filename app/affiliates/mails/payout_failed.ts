import { formatMoney } from '#app/i18n/format'
import { button, fill, hello, mail } from '#app/mail/composed_mail'
import { MAIL_MESSAGES } from '#app/mail/messages/en/mails'
import type { MailData } from '#app/mail/messages'
import { type PayoutFailure, payoutFailureMessage } from '../payouts/payout_failure.js'

export function composePayoutFailed(data: MailData['payout_failed']) {
  const { name, amount, paypalEmail, failure, affiliateUrl } = data
  const { subject, heading, body, back, action, note } = MAIL_MESSAGES.payoutFailed
  const said = payoutFailureMessage(failure as PayoutFailure)
  const what = fill(body, { amount: formatMoney(amount, 'usd'), paypalEmail, failure: said })
  return mail(subject, heading, [hello(name), what, back], [button(action, affiliateUrl)], [note])
}
