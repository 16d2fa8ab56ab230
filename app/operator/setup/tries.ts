import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { Mailer } from '@adonisjs/mail'
import { openStore } from '#app/backup/store/open_store'
import { setUpProvider } from '#app/billing/actions/set_up_provider'
import { sql } from '#app/core/database/sql'
import { withLocale } from '#app/i18n/current_locale'
import type { Locale } from '#app/i18n/locales'
import { composeMail } from '#app/mail/compose_mail'
import { renderHtml, renderText } from '#app/mail/render_mail'
import { appUrl } from '#config/app'
import { backupHours, backupPlace } from '#config/backup'
import { payments } from '#config/billing'
import type { KeptSection, KeptValues } from '#config/kept_settings'
import { examineEngines } from '../doctor/engines.js'
import type { Finding } from '../doctor/finding.js'
import { SERVICES } from '../doctor/services.js'

export interface TryOptions {
  /** Whom a test mail goes to. */
  operator: { name: string; email: string; locale: Locale }
  /** Where the operator's browser has reached this installation. */
  origin: string
}

/** What came of it, in sentences for operators: English, as those of commands are. */
export interface Tried {
  state: 'well' | 'wrong'
  text: string
  /** What was learnt with it and is kept too. */
  more?: KeptValues
}

/** How the process that tries says it. */
export interface TriedMessage {
  tried: Tried
}

/** An address that answers others answers us within this. */
const ADDRESS_MS = 10_000

/** By the settings of this process; each throws an error with the sentence of what is wrong. */
const TRIES: Record<KeptSection, (options: TryOptions) => Promise<Omit<Tried, 'state'>>> = {
  async address({ origin }) {
    if (origin === appUrl) return { text: `This page was opened at ${appUrl}.` }
    const answer = await fetch(`${appUrl}/health/live`, {
      signal: AbortSignal.timeout(ADDRESS_MS),
    }).catch((error: Error) => error)
    if (answer instanceof Response && (await isVitrine(answer))) {
      return { text: `${appUrl} leads to Vitrine.` }
    }
    const why = answer instanceof Response ? `it answers ${answer.status}` : 'it does not answer'
    throw new Error(
      `${appUrl} does not lead here as seen from this machine: ${why}. See to its DNS and proxy, or open this page at that address.`
    )
  },
  async mail({ operator: { name, email, locale } }) {
    const connected = heeded(await SERVICES.mail())
    const mailer = await app.container.make(Mailer)
    const composed = composeMail('test_mail', { name, at: new Date().toISOString() })
    const { subject, html, text } = await withLocale(locale, async () => ({
      subject: composed.subject,
      html: await renderHtml(composed),
      text: renderText(composed),
    }))
    const { original } = await mailer.send((message) => {
      message.to(email).subject(subject).html(html).text(text)
    })
    const answer = typeof original === 'string' ? ` The server said: ${original}` : ''
    return { text: `${connected} A test mail to ${email} was taken.${answer}` }
  },
  async storage() {
    const found = heeded(await SERVICES.store())
    await probe(drive.use())
    const [newest] = await sql<{ key: string }>(
      db.connection(),
      'select disk_key as key from media order by id desc limit 1'
    )
    if (newest && !(await drive.use().exists(newest.key))) {
      throw new Error(
        'S3_BUCKET takes files, but has none of the pictures that are there already: copy the folder media of DATA_DIR into it first, and try again.'
      )
    }
    return { text: found }
  },
  async payments() {
    if (payments === 'off') return { text: heeded(await SERVICES.payments()) }
    const { done, webhookSecret } = await setUpProvider()
    const more = webhookSecret ? { STRIPE_WEBHOOK_SECRET: webhookSecret } : undefined
    if (!more && !process.env.STRIPE_WEBHOOK_SECRET) {
      throw new Error(
        'STRIPE_WEBHOOK_SECRET is needed: the endpoint is there already, and Stripe shows its signing secret at dashboard.stripe.com/webhooks.'
      )
    }
    return { text: `${heeded(await SERVICES.payments())} ${done.join('; ')}.`, more }
  },
  async payouts() {
    return { text: heeded(await SERVICES.payouts()) }
  },
  async engine() {
    const findings = await Promise.all(examineEngines())
    return { text: findings.map(heeded).join(' ') }
  },
  async backup() {
    if (backupHours === null || !(backupHours > 0)) {
      throw new Error('BACKUP_EVERY_HOURS is the hours from one checkpoint to the next: 24, say.')
    }
    await probe(await openStore(backupPlace!, 'write'))
    return { text: `Checkpoints can be kept in ${backupPlace}.` }
  },
}

/** Tries what this process has been given of a section. @throws Error with the sentence of what is wrong */
export function trySection(section: KeptSection, options: TryOptions) {
  return TRIES[section](options)
}

/** What a finding says. @throws Error with it, when something is wrong */
function heeded({ about, state, text }: Finding): string {
  if (state === 'wrong') throw new Error(text)
  return `${about}: ${text}`
}

/** Writes a file, reads it, and removes it. @throws what the place has against it */
async function probe(disk: Pick<ReturnType<typeof drive.use>, 'put' | 'get' | 'delete'>) {
  const key = `setup-${randomUUID()}`
  await disk.put(key, key)
  const read = await disk.get(key)
  await disk.delete(key)
  if (read !== key) throw new Error('What was written there is not what is read from there.')
}

async function isVitrine(answer: Response): Promise<boolean> {
  const body = (await answer.json().catch(() => null)) as { status?: unknown } | null
  return typeof body?.status === 'string'
}
