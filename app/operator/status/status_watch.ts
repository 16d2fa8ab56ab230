import logger from '@adonisjs/core/services/logger'
import type { Announcement } from '#app/announcements/announcement'
import { listAnnouncements } from '#app/announcements/queries/list_announcements'
import { admission } from '#app/core/admission/admission'
import { payments } from '#config/billing'
import { featureOn } from '#config/features'
import { room } from '../disk/room.js'
import { lateMessages, listFailingWork, listWaitingWork } from '../queries/service_figures.js'
import { type Figures, judgeServices } from './judge_services.js'
import { type Service, type ServiceStatus, SERVICES } from './services.js'

/** How everything stands, and when that was looked at. */
export interface Status {
  services: ServiceStatus[]
  /** What operators tell all, warnings first; none while the database is away. */
  announcements: Announcement[]
  at: Date
}

/** However many ask, the database is asked this often. */
const FRESH_MS = 10_000

/** A database that takes so long for these few questions takes as long for those of pages, in milliseconds. */
const SLOW_MS = 2_000

/** One that has not answered by then is away to whoever looks at a page. */
const PATIENCE_MS = 5_000

/** What the database tells; the rest is seen by this process. */
type Told = Omit<Figures, 'now' | 'busySince' | 'fullSince'> & { announcements: Announcement[] }

/** Looks how everything stands, when somebody asks. */
export class StatusWatch {
  readonly #read: () => Promise<Told>
  readonly #freshMs: number
  #kept: { readAt: number; status: Promise<Status> } | null = null
  /** Since when something is so that nobody else says, in seconds since 1970. */
  readonly #seen = new Map<'away' | 'busy' | 'full', number>()
  #refused = admission.figures.refused

  constructor(read = readDatabase, freshMs = FRESH_MS) {
    this.#read = read
    this.#freshMs = freshMs
  }

  /** How everything stands, as of some seconds ago at most. Never fails: a database that is away is what it tells. */
  status(): Promise<Status> {
    if (this.#kept === null || performance.now() - this.#kept.readAt > this.#freshMs) {
      this.#kept = { readAt: performance.now(), status: this.#look() }
    }
    return this.#kept.status
  }

  async #look(): Promise<Status> {
    const now = Date.now() / 1000
    const from = performance.now()
    const told = await withPatience(this.#read()).catch((error: unknown) => {
      logger.warn({ err: error }, 'how everything stands could not be read')
      return null
    })
    const { refused } = admission.figures
    const isBusy = refused > this.#refused || performance.now() - from > SLOW_MS
    this.#refused = refused
    const at = new Date(now * 1000)
    const busySince = this.#since('busy', isBusy, now)
    const fullSince = this.#since('full', await room.isFull(), now)
    const awaySince = this.#since('away', told === null, now)
    if (told !== null) {
      const { announcements, ...figures } = told
      const services = judgeServices({ ...figures, now, busySince, fullSince }, offered())
      return { services, announcements, at }
    }
    const since = new Date((awaySince ?? now) * 1000)
    const services = offered().map((service) => ({ service, state: 'down' as const, since }))
    return { services, announcements: [], at }
  }

  #since(what: 'away' | 'busy' | 'full', isSo: boolean, now: number): number | null {
    if (!isSo) this.#seen.delete(what)
    else if (!this.#seen.has(what)) this.#seen.set(what, now)
    return this.#seen.get(what) ?? null
  }
}

/** That of this process. */
export const statusWatch = new StatusWatch()

async function readDatabase(): Promise<Told> {
  // One after the other: pages come first.
  const waiting = await listWaitingWork()
  const failing = await listFailingWork()
  const late = await lateMessages()
  const announcements = await listAnnouncements()
  return {
    announcements,
    workerAt: late.worker_at,
    waiting: Object.fromEntries(waiting.map(({ service, since }) => [service, since])),
    failing: Object.fromEntries(failing.map(({ service, ...rest }) => [service, rest])),
    mails: { late: late.mails_late, sent: late.mails_sent, since: late.mails_since },
    paymentsSince: late.payments_since,
    webhooksSince: late.webhooks_since,
  }
}

/** What there is here. */
function offered(): readonly Service[] {
  return SERVICES.filter(
    (service) =>
      (service !== 'payments' || payments !== 'off') &&
      (service !== 'webhooks' || featureOn('apiTokens'))
  )
}

async function withPatience<Result>(asked: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('The database is slow')), PATIENCE_MS)
  try {
    return await Promise.race([asked, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
