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
import { payouts } from '#config/payouts'
import { backupHours, backupPlace } from '#config/backup'
import { payments } from '#config/billing'
import type { KeptSection, KeptValues } from '#config/kept_settings'
import { examineEngines } from '../doctor/engines.js'
import { type Finding, sentence } from '../doctor/finding.js'
import { SERVICES } from '../doctor/services.js'
import { TRY_MESSAGES as MESSAGES } from '../messages/en/tries.js'

export interface TryOptions {
  /** Whom a test mail goes to. */
  operator: { name: string; email: string; locale: Locale }
  /** Where the operator's browser has reached this installation. */
  origin: string
}

/** What came of it. */
export interface Tried {
  /** `unstartable`: the application does not start with it; the text is what it says to that. */
  state: 'well' | 'wrong' | 'unstartable'
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

/** By the settings of this process, in the language that is spoken now; each throws an error with the sentence of what is wrong. */
const TRIES: Record<KeptSection, (options: TryOptions) => Promise<Omit<Tried, 'state'>>> = {
  async address({ origin }) {
    const { opened, leads, answers, silent, elsewhere } = MESSAGES.address
    if (origin === appUrl) return { text: opened(appUrl) }
    const answer = await fetch(`${appUrl}/health/live`, {
      signal: AbortSignal.timeout(ADDRESS_MS),
    }).catch((error: Error) => error)
    if (answer instanceof Response && (await isVitrine(answer))) return { text: leads(appUrl) }
    const why = answer instanceof Response ? answers(answer.status) : silent
    throw new Error(elsewhere(appUrl, why))
  },
  async mail({ operator: { name, email } }) {
    const { well, said, wrong, refused } = MESSAGES.mail
    heed(await SERVICES.mail(), wrong)
    const mailer = await app.container.make(Mailer)
    const composed = composeMail('test_mail', { name, at: new Date().toISOString() })
    const [subject, html, text] = [
      composed.subject,
      await renderHtml(composed),
      renderText(composed),
    ]
    const { original } = await orSay(refused, () =>
      mailer.send((message) => {
        message.to(email).subject(subject).html(html).text(text)
      })
    )
    return { text: typeof original === 'string' ? `${well(email)} ${said(original)}` : well(email) }
  },
  async storage() {
    const { well, wrong, empty } = MESSAGES.storage
    await orSay(wrong, () => probe(drive.use()))
    const [newest] = await sql<{ key: string }>(
      db.connection(),
      'select disk_key as key from media order by id desc limit 1'
    )
    if (newest && !(await drive.use().exists(newest.key))) throw new Error(empty)
    return { text: well }
  },
  async payments() {
    const { off, well, wrong, noSecret } = MESSAGES.payments
    if (payments === 'off') return { text: off }
    const { webhookSecret } = await orSay(wrong, setUpProvider)
    const more = webhookSecret ? { STRIPE_WEBHOOK_SECRET: webhookSecret } : undefined
    if (!more && !process.env.STRIPE_WEBHOOK_SECRET) throw new Error(noSecret)
    return { text: well, more }
  },
  async payouts() {
    const { off, well, wrong } = MESSAGES.payouts
    if (payouts === 'off') return { text: off }
    heed(await SERVICES.payouts(), wrong)
    return { text: well }
  },
  async engine() {
    const { well, wrong } = MESSAGES.engine
    for (const finding of await Promise.all(examineEngines())) heed(finding, wrong)
    return { text: well }
  },
  async backup() {
    const { well, hours, wrong } = MESSAGES.backup
    if (backupHours === null || !(backupHours > 0)) throw new Error(hours)
    await orSay(wrong, async () => probe(await openStore(backupPlace!, 'write')))
    return { text: well(backupPlace!) }
  },
}

/** Tries what this process has been given of a section, and says what came of it in the operator's language. @throws Error with the sentence of what is wrong */
export function trySection(section: KeptSection, options: TryOptions) {
  return withLocale(options.operator.locale, () => TRIES[section](options))
}

/** @throws Error with the sentence that is made of what is wrong */
function heed({ state, text, problem }: Finding, wrong: (why: string) => string): void {
  if (state === 'wrong') throw new Error(wrong(problem ?? text))
}

/** Does something. @throws Error with the sentence that is made of what it fails with */
async function orSay<Done>(
  wrong: (why: string) => string,
  act: () => Promise<Done>
): Promise<Done> {
  try {
    return await act()
  } catch (error) {
    throw new Error(wrong(sentence(error as Error)), { cause: error })
  }
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
