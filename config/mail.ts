import { resolve } from 'node:path'
import env from '#start/env'
import { defineConfig, transports } from '@adonisjs/mail'
import type { InferMailers } from '@adonisjs/mail/types'
import { MailboxTransport } from '#app/mail/mailbox/mailbox_transport'
import { SmtpTransport } from '#app/mail/smtp/smtp_transport'
import type { SmtpServer } from '#app/mail/smtp/smtp_talk'
import { appUrl } from './app.js'
import { type MailDriver, mailDriverOf } from './mail_driver.js'
import { parseSmtpUrl, readAuthorities } from './smtp_url.js'

export const mailDriver = mailDriverOf({
  MAIL_DRIVER: env.get('MAIL_DRIVER'),
  SMTP_URL: env.get('SMTP_URL'),
})

/** Where mail is kept that no server takes: one file each. */
export const mailboxDir = resolve(env.get('DATA_DIR'), 'mailbox')

/** Files beyond this many are removed, oldest first. */
export const MAILBOX_SIZE = 200

const NEEDED: Record<MailDriver, readonly string[]> = {
  mailbox: [],
  smtp: ['SMTP_URL'],
  resend: ['MAIL_API_KEY'],
  postmark: ['MAIL_API_KEY'],
  mailgun: ['MAIL_API_KEY', 'MAILGUN_DOMAIN'],
  brevo: ['MAIL_API_KEY'],
}

const missing = NEEDED[mailDriver].filter((name) => !process.env[name])
if (missing.length > 0) {
  throw new Error(`MAIL_DRIVER=${mailDriver} needs ${missing.join(' and ')}`)
}

/** Null unless mail leaves by SMTP. */
export const smtpServer: SmtpServer | null = mailDriver === 'smtp' ? readServer() : null

const key = env.get('MAIL_API_KEY', '')

const mailConfig = defineConfig({
  default: mailDriver,
  from: env.get('MAIL_FROM', `Vitrine <no-reply@${new URL(appUrl).hostname}>`),
  mailers: {
    mailbox: () => new MailboxTransport(mailboxDir),
    smtp: () => new SmtpTransport(smtpServer!),
    resend: transports.resend({ key, baseUrl: env.get('MAIL_API_URL', 'https://api.resend.com') }),
    postmark: transports.postmark({
      key,
      baseUrl: env.get('MAIL_API_URL', 'https://api.postmarkapp.com'),
    }),
    mailgun: transports.mailgun({
      key,
      domain: env.get('MAILGUN_DOMAIN', ''),
      baseUrl: env.get('MAIL_API_URL', 'https://api.mailgun.net/v3'),
    }),
    brevo: transports.brevo({ key, baseUrl: env.get('MAIL_API_URL', 'https://api.brevo.com/v3') }),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}

function readServer(): SmtpServer {
  const authorities = env.get('SMTP_CA_FILE')
  return {
    ...parseSmtpUrl(env.get('SMTP_URL', '')),
    tls: authorities ? { ca: readAuthorities(authorities) } : {},
  }
}
