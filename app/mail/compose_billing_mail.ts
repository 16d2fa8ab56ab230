import { formatMoney } from '#app/i18n/format'
import type { CreditKind } from '#config/credits'
import { button, type ComposedMail, fill, hello, mail, timeText } from './composed_mail.js'
import { MAIL_MESSAGES } from './messages/en/mails.js'
import type { MailData } from './messages.js'

/** All of them greet by name. */
export type BillingKind =
  | 'payment_problem'
  | 'subscription_cancelled'
  | 'second_subscription'
  | 'purchase_failed'
  | 'payment_refused'
  | 'payment_refunded'
  | 'refund_failed'
  | 'payment_disputed'
  | 'credits_expiring'
  | 'credits_low'

type Composers = { [Kind in BillingKind]: (data: MailData[Kind]) => ComposedMail }

/** The words of mails about money. */
export const BILLING_COMPOSERS: Composers = {
  payment_problem({ name, problem, url, billingUrl }) {
    const texts =
      problem === 'payment_failed' ? MAIL_MESSAGES.paymentFailed : MAIL_MESSAGES.actionRequired
    const buttons = url ? [button(texts.action, url), ...billing(billingUrl)] : billing(billingUrl)
    const { subject, heading, body, note } = texts
    return mail(subject, heading, [hello(name), body], buttons, [note])
  },
  subscription_cancelled({ name, hasEnded, at, billingUrl }) {
    const texts = hasEnded ? MAIL_MESSAGES.subscriptionEnded : MAIL_MESSAGES.subscriptionEnding
    return plain(texts, name, fill(texts.body, { at: timeText(at) }), billingUrl)
  },
  second_subscription({ name, billingUrl }) {
    return plain(
      MAIL_MESSAGES.secondSubscription,
      name,
      MAIL_MESSAGES.secondSubscription.body,
      billingUrl
    )
  },
  purchase_failed({ name, kind, billingUrl }) {
    const texts = MAIL_MESSAGES.purchaseFailed
    return plain(texts, name, texts[kind], billingUrl)
  },
  payment_refused({ name, kind, billingUrl }) {
    const texts = MAIL_MESSAGES.paymentRefused
    return plain(texts, name, texts[kind], billingUrl)
  },
  payment_refunded({ name, amount, currency, isFull, billingUrl }) {
    const texts = MAIL_MESSAGES.paymentRefunded
    const body = fill(isFull ? texts.full : texts.part, { amount: formatMoney(amount, currency) })
    return plain(texts, name, body, billingUrl)
  },
  refund_failed({ name, amount, currency, isDisputed, billingUrl }) {
    const texts = MAIL_MESSAGES.refundFailed
    const body = fill(isDisputed ? texts.disputed : texts.back, {
      amount: formatMoney(amount, currency),
    })
    return plain(texts, name, body, billingUrl)
  },
  payment_disputed({ name, state, amount, currency, billingUrl }) {
    const texts = {
      open: MAIL_MESSAGES.paymentDisputed,
      won: MAIL_MESSAGES.disputeWon,
      lost: MAIL_MESSAGES.disputeLost,
    }[state]
    return plain(
      texts,
      name,
      fill(texts.body, { amount: formatMoney(amount, currency) }),
      billingUrl
    )
  },
  credits_expiring({ name, at, left, billingUrl }) {
    const credits = Object.entries(left).map(([kind, amount]) =>
      MAIL_MESSAGES.creditsExpiring.kinds[kind as CreditKind](amount)
    )
    const texts = MAIL_MESSAGES.creditsExpiring
    const body = fill(texts.body, { at: timeText(at), credits: credits.join(', ') })
    return plain(texts, name, body, billingUrl)
  },
  credits_low({ name, left, billingUrl }) {
    const { subject, heading, left: some, none, body, note } = MAIL_MESSAGES.creditsLow
    const amount = left === 0 ? none : fill(some, { left: String(left) })
    return mail(subject, heading, [hello(name), amount, body], billing(billingUrl), [note])
  },
}

function plain(
  { subject, heading, note }: { subject: string; heading: string; note: string },
  name: string,
  body: string,
  billingUrl: string
): ComposedMail {
  return mail(subject, heading, [hello(name), body], billing(billingUrl), [note])
}

function billing(url: string) {
  return [button(MAIL_MESSAGES.openBilling, url)]
}
