export type MailDriver = 'mailbox' | 'smtp' | 'resend' | 'postmark' | 'mailgun' | 'brevo'

/** How mail leaves. Who names a mail server and nothing else means it to be used. */
export function mailDriverOf(settings: { MAIL_DRIVER?: string; SMTP_URL?: string }): MailDriver {
  return (settings.MAIL_DRIVER as MailDriver) || (settings.SMTP_URL ? 'smtp' : 'mailbox')
}
