import { resolve } from 'node:path'
import env from '#start/env'
import { defineConfig, transports } from '@adonisjs/mail'
import type { InferMailers } from '@adonisjs/mail/types'
import { MailboxTransport } from '#app/mail/mailbox/mailbox_transport'
import { appUrl } from './app.js'

export type MailDriver = 'mailbox' | 'smtp' | 'resend' | 'postmark' | 'mailgun' | 'brevo'

export const mailDriver: MailDriver = env.get('MAIL_DRIVER', 'mailbox')

/** Where mail is kept that no server takes: one file each. */
export const mailboxDir = resolve(env.get('DATA_DIR'), 'mailbox')

/** Files beyond this many are removed, oldest first. */
export const MAILBOX_SIZE = 200

/** Seconds without an answer after which a mail server is given up on. */
const TIMEOUT_MS = 20_000

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

const key = env.get('MAIL_API_KEY', '')

const mailConfig = defineConfig({
  default: mailDriver,
  from: env.get('MAIL_FROM', `Vitrine <no-reply@${new URL(appUrl).hostname}>`),
  mailers: {
    mailbox: () => new MailboxTransport(mailboxDir),
    smtp: transports.smtp(smtpOptions(env.get('SMTP_URL', ''))),
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

function smtpOptions(address: string) {
  const url = URL.parse(address)
  const secure = url?.protocol === 'smtps:'
  return {
    host: url?.hostname ?? '',
    port: Number(url?.port) || (secure ? 465 : 587),
    secure,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    ...(url?.username
      ? {
          auth: {
            type: 'login' as const,
            user: decodeURIComponent(url.username),
            pass: decodeURIComponent(url.password),
          },
        }
      : {}),
  }
}
