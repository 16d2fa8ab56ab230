import { ACCOUNT_MAIL_MESSAGES } from './messages/en/account_mails.js'
import { MAIL_MESSAGES } from './messages/en/mails.js'
import { BILLING_COMPOSERS } from './compose_billing_mail.js'
import { button, type ComposedMail, fill, hello, mail, timeText } from './composed_mail.js'
import type { MailData, MailKind } from './messages.js'

type Composer<Kind extends MailKind> = (data: MailData[Kind]) => ComposedMail

type Composers = { [Kind in MailKind]: Composer<Kind> }

const COMPOSERS: Partial<Composers> = {
  ...BILLING_COMPOSERS,
  verify_email({ name, url }) {
    const { subject, heading, body, action, note } = MAIL_MESSAGES.verifyEmail
    return mail(subject, heading, [hello(name), body], [button(action, url)], [note])
  },
  confirm_identity({ name, url, minutes }) {
    const { subject, heading, body, action, note } = MAIL_MESSAGES.confirmIdentity
    const notes = [fill(note, { minutes: String(minutes) })]
    return mail(subject, heading, [hello(name), body], [button(action, url)], notes)
  },
  reset_password({ name, url, minutes }) {
    const { subject, heading, body, action, expiry, note } = MAIL_MESSAGES.resetPassword
    const notes = [fill(expiry, { minutes: String(minutes) }), note]
    return mail(subject, heading, [hello(name), body], [button(action, url)], notes)
  },
  team_invitation({ team, inviter, acceptUrl, registerUrl }) {
    const { subject, heading, body, register, create, accept, note } = MAIL_MESSAGES.teamInvitation
    const paragraphs = [fill(body, { team }), fill(MAIL_MESSAGES.teamInvitation.from, { inviter })]
    const buttons = [button(accept, acceptUrl)]
    if (registerUrl) {
      paragraphs.push(register)
      buttons.unshift(button(create, registerUrl))
    }
    return mail(subject, heading, paragraphs, buttons, [note])
  },
  new_device: (data) => deviceMail(MAIL_MESSAGES.newDevice, data),
  sign_in_code({ name, code, minutes, device, ipAddress }) {
    const { subject, heading, body, note } = MAIL_MESSAGES.signInCode
    const paragraphs = [hello(name), fill(body, { device, ipAddress }), code]
    return mail(
      fill(subject, { code }),
      heading,
      paragraphs,
      [],
      [fill(note, { minutes: String(minutes) })]
    )
  },
  sign_ins_failing: (data) => deviceMail(MAIL_MESSAGES.signInsFailing, data),
  session_guessing: (data) => deviceMail(MAIL_MESSAGES.sessionGuessing, data),
  remember_reused: (data) => deviceMail(MAIL_MESSAGES.rememberReused, data),
  password_changed({ name, at, resetUrl }) {
    const { subject, heading, body, action, note } = MAIL_MESSAGES.passwordChanged
    const text = fill(body, { at: timeText(at) })
    return mail(subject, heading, [hello(name), text], [button(action, resetUrl)], [note])
  },
  two_factor_changed({ name, enabled, at, profileUrl }) {
    const { subject, heading, body, action, note } = enabled
      ? MAIL_MESSAGES.twoFactorOn
      : MAIL_MESSAGES.twoFactorOff
    const text = fill(body, { at: timeText(at) })
    return mail(subject, heading, [hello(name), text], [button(action, profileUrl)], [note])
  },
  account_connected({ name, provider, at, profileUrl }) {
    const { subject, heading, body, action, note } = MAIL_MESSAGES.accountConnected
    const text = fill(body, { provider, at: timeText(at) })
    return mail(subject, heading, [hello(name), text], [button(action, profileUrl)], [note])
  },
  confirm_new_email({ name, url, hours }) {
    const { subject, heading, body, action, note } = ACCOUNT_MAIL_MESSAGES.confirmNewEmail
    const notes = [fill(note, { hours: String(hours) })]
    return mail(subject, heading, [hello(name), body], [button(action, url)], notes)
  },
  email_change_requested: (data) => emailChange(ACCOUNT_MAIL_MESSAGES.emailChangeRequested, data),
  email_changed: (data) => emailChange(ACCOUNT_MAIL_MESSAGES.emailChanged, data),
  account_claimed({ name, at, profileUrl }) {
    const { subject, heading, body, action, note } = ACCOUNT_MAIL_MESSAGES.accountClaimed
    const text = fill(body, { at: timeText(at) })
    return mail(subject, heading, [hello(name), text], [button(action, profileUrl)], [note])
  },
  data_ready({ name, url, hours }) {
    const { subject, heading, body, action, note } = MAIL_MESSAGES.dataReady
    const notes = [fill(note, { hours: String(hours) })]
    return mail(subject, heading, [hello(name), body], [button(action, url)], notes)
  },
  webhook_disabled({ name, reason, address, url }) {
    const { subject, heading, bodies, action, goneNote, note } = MAIL_MESSAGES.webhookDisabled
    return mail(
      subject,
      heading,
      [hello(name), fill(bodies[reason], { address })],
      [button(action, url)],
      [reason === 'gone' ? goneNote : note]
    )
  },
  account_deleted({ name }) {
    const { subject, heading, body, note } = MAIL_MESSAGES.accountDeleted
    return mail(subject, heading, [hello(name), body], [], [note])
  },
}

function emailChange(
  { subject, heading, body, note }: Record<'subject' | 'heading' | 'body' | 'note', string>,
  { name, newEmail, at, undoUrl, days }: MailData['email_changed']
): ComposedMail {
  const { action, undo } = ACCOUNT_MAIL_MESSAGES.undoEmailChange
  const text = fill(body, { newEmail, at: timeText(at) })
  return undoUrl
    ? mail(
        subject,
        heading,
        [hello(name), text],
        [button(action, undoUrl)],
        [fill(undo, { days: String(days) })]
      )
    : mail(subject, heading, [hello(name), text], [], [note])
}

function deviceMail(
  {
    subject,
    heading,
    body,
    action,
    note,
  }: Record<'subject' | 'heading' | 'body' | 'action' | 'note', string>,
  { name, device, ipAddress, at, profileUrl }: MailData['new_device']
): ComposedMail {
  const text = fill(body, { device, ipAddress, at: timeText(at) })
  return mail(subject, heading, [hello(name), text], [button(action, profileUrl)], [note])
}

/** Registers the words of a message that a feature knows best. */
export function defineMail<Kind extends MailKind>(kind: Kind, compose: Composer<Kind>): void {
  Object.assign(COMPOSERS, { [kind]: compose })
}

/**
 * The words of a message. Pure: the same data gives the same mail.
 * @throws Error for a kind that no feature has registered
 */
export function composeMail<Kind extends MailKind>(kind: Kind, data: MailData[Kind]): ComposedMail {
  const compose: Composer<Kind> | undefined = COMPOSERS[kind]
  if (!compose) throw new Error(`No feature has registered the mail "${kind}"`)
  return compose(data)
}
