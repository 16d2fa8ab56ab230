import { type Service, type ServiceState, type ServiceStatus, SERVICES } from './services.js'

/** What is known of how everything goes. Times are seconds since 1970, null or missing where all is well. */
export interface Figures {
  now: number
  /** When a worker last said that it is there; null before the first. */
  workerAt: number | null
  /** Since when work waits, by what it is. */
  waiting: Partial<Record<Service, number>>
  /** How much of it failed one after the other, and since when. */
  failing: Partial<Record<Service, { failed: number; since: number }>>
  mails: { late: number; sent: number; since: number | null }
  paymentsSince: number | null
  webhooksSince: number | null
  /** Since when pages are answered late, or not to everybody. */
  busySince: number | null
  /** Since when there is no room for what is uploaded. */
  fullSince: number | null
}

const MINUTE = 60

/** A worker that was not heard of for so long is away: it is heard of twice a minute. */
const WORKER_AWAY = 2 * MINUTE

/** From when on waiting is slow, and when nobody can count on it any more. */
const WAITS = {
  work: { slow: MINUTE, down: 20 * MINUTE },
  payments: { slow: 5 * MINUTE, down: 60 * MINUTE },
  webhooks: { slow: 2 * MINUTE, down: 30 * MINUTE },
}

/** So many failures in a row are no chance. */
const FAILURES_IN_A_ROW = 3

/** A mail that does not leave may have a reader whose server refuses it; two are late, and that is a fifth of all. */
const MAILS_LATE = 2
const MAILS_SHARE = 1 / 5

type Judged = [state: ServiceState, since: number | null]

const WORKS: Judged = ['works', null]

/** Says of each service how it stands. */
export function judgeServices(figures: Figures, offered: readonly Service[] = SERVICES) {
  return offered.map((service): ServiceStatus => {
    const [state, since] = JUDGES[service](figures)
    return { service, state, since: since === null ? null : new Date(since * 1000) }
  })
}

const JUDGES: Record<Service, (figures: Figures) => Judged> = {
  pages: ({ busySince }) => (busySince === null ? WORKS : ['slow', busySince]),
  uploads: ({ fullSince }) => (fullSince === null ? WORKS : ['down', fullSince]),
  pictures: (figures) => judgeWork('pictures', figures),
  films: (figures) => judgeWork('films', figures),
  training: (figures) => judgeWork('training', figures),
  mails(figures) {
    const { late, sent, since } = figures.mails
    if (isWorkerAway(figures)) return ['down', figures.workerAt]
    if (late < MAILS_LATE || since === null || late < (late + sent) * MAILS_SHARE) return WORKS
    return [sent === 0 ? 'down' : 'slow', since]
  },
  payments(figures) {
    const waited = judgeWait(figures.paymentsSince, figures.now, WAITS.payments)
    // They are taken all the same, and what was paid for comes later.
    return isWorkerAway(figures) && waited[0] === 'works' ? ['slow', figures.workerAt] : waited
  },
  webhooks: (figures) =>
    isWorkerAway(figures)
      ? ['down', figures.workerAt]
      : judgeWait(figures.webhooksSince, figures.now, WAITS.webhooks),
}

function judgeWork(service: Service, figures: Figures): Judged {
  if (isWorkerAway(figures)) return ['down', figures.workerAt]
  const failing = figures.failing[service]
  if (failing && failing.failed >= FAILURES_IN_A_ROW) return ['down', failing.since]
  return judgeWait(figures.waiting[service] ?? null, figures.now, WAITS.work)
}

function judgeWait(
  since: number | null,
  now: number,
  { slow, down }: { slow: number; down: number }
): Judged {
  if (since === null || now - since < slow) return WORKS
  return [now - since < down ? 'slow' : 'down', since]
}

function isWorkerAway({ workerAt, now }: Figures): boolean {
  return workerAt !== null && now - workerAt > WORKER_AWAY
}
