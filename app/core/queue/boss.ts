import env from '#start/env'
import logger from '@adonisjs/core/services/logger'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import { fromKnex, PgBoss } from 'pg-boss'
import type { PaymentProvider } from '#config/billing'
import { attempts, heartbeatSeconds, superviseSeconds } from '#config/queue'

export const GENERATIONS_QUEUE = 'generations'
/** Where jobs go whose worker died as often as attempts are allowed. */
export const ABANDONED_QUEUE = 'generations_abandoned'
export const BATCHES_QUEUE = 'batches'
export const HOUSEKEEPING_QUEUE = 'housekeeping'
export const MAILS_QUEUE = 'mails'
export const DATA_EXPORTS_QUEUE = 'data_exports'
/** Where copies go whose worker died as often as attempts are allowed. */
export const ABANDONED_DATA_EXPORTS_QUEUE = 'data_exports_abandoned'
export const IMPORTS_QUEUE = 'imports'
/** Where rows go whose worker died as often as attempts are allowed. */
export const ABANDONED_IMPORTS_QUEUE = 'imports_abandoned'
export const SANDBOX_DELIVERIES_QUEUE = 'sandbox_deliveries'
export const SANDBOX_TIME_QUEUE = 'sandbox_time'

export const PAYMENT_EVENTS_QUEUE = 'payment_events'
/** Where jobs go that failed as often as attempts are allowed. */
export const FAILED_PAYMENT_EVENTS_QUEUE = 'payment_events_failed'
export const RECONCILIATION_QUEUE = 'payment_reconciliation'
export const CREDIT_NOTICES_QUEUE = 'credit_notices'

export const WEBHOOKS_QUEUE = 'webhooks'

export const PAYOUTS_QUEUE = 'payouts'
export const PAYOUT_RUNS_QUEUE = 'payout_runs'
export const SANDBOX_PAYOUTS_QUEUE = 'sandbox_payouts'

export interface GenerationJob {
  generationId: string
}

/** Lets the batches of a user go on; of all users, if none is named. */
export interface BatchesJob {
  userId?: number
}

export interface MailJob {
  mailId: string
}

export interface DataExportJob {
  exportId: string
}

export interface ImportJob {
  rowId: number
}

/** What is to be done at, or learned from, a payment provider. Ids are the provider's. */
export type PaymentTask =
  | { kind: 'event'; eventId: string }
  | { kind: 'checkout_session'; sessionId: string }
  | { kind: 'end_duplicate'; subscriptionId: string }
  | { kind: 'close_customer'; customerId: string }

/** Names whom it concerns; jobs from before there was a name for it concern whoever is there. */
export type PaymentJob = PaymentTask & { provider?: PaymentProvider | 'off' }

/** The delivery of an event to a merchant's endpoint. */
export interface WebhookJob {
  deliveryId: number
}

/** A batch of payouts that is to be sent, or whose state is to be asked for; without one, whatever is due. */
export interface PayoutsJob {
  batchId: number
}

/** A batch that the sandbox was sent; its id there. */
export interface SandboxPayoutsJob {
  batchId: string
}

export interface SandboxDeliveryJob {
  deliveryIds: number[]
}

const SCHEMA = 'pgboss'

/** A queue client that only sends; web processes hold one. */
export function createSender(): PgBoss {
  return createBoss({ max: 2, supervise: false, schedule: false, migrate: false })
}

/** The queue client of a worker process. */
export function createWorker(): PgBoss {
  return createBoss({
    max: 6,
    supervise: true,
    schedule: true,
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    cronMonitorIntervalSeconds: 30,
  })
}

/** Makes or updates the queue's tables and the queues; part of preparing the database. */
export async function migrateQueue(): Promise<void> {
  const boss = createBoss({ max: 2, supervise: false, schedule: false, migrate: true })
  await boss.start()
  try {
    await ensureQueue(boss, ABANDONED_QUEUE, { notify: true })
    await ensureQueue(boss, GENERATIONS_QUEUE, {
      notify: true,
      heartbeatSeconds,
      retryLimit: attempts - 1,
      retryDelay: 1,
      /** The work's own deadline ends it sooner. */
      expireInSeconds: 3600,
      deadLetter: ABANDONED_QUEUE,
    })
    await ensureQueue(boss, BATCHES_QUEUE, {
      notify: true,
      heartbeatSeconds,
      retryLimit: 2,
      retryDelay: 1,
      expireInSeconds: 300,
    })
    await ensureQueue(boss, HOUSEKEEPING_QUEUE, { retryLimit: 0 })
    await ensureQueue(boss, MAILS_QUEUE, {
      notify: true,
      heartbeatSeconds,
      /** Ten tries over about a day. */
      retryLimit: 9,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 6 * 3600,
      /** Longer than a mail server is waited for. */
      expireInSeconds: 3600,
    })
    await ensureQueue(boss, ABANDONED_DATA_EXPORTS_QUEUE, { notify: true })
    await ensureQueue(boss, DATA_EXPORTS_QUEUE, {
      notify: true,
      heartbeatSeconds,
      retryLimit: 2,
      retryDelay: 10,
      expireInSeconds: 3600,
      deadLetter: ABANDONED_DATA_EXPORTS_QUEUE,
    })
    await ensureQueue(boss, ABANDONED_IMPORTS_QUEUE, { notify: true })
    await ensureQueue(boss, IMPORTS_QUEUE, {
      notify: true,
      heartbeatSeconds,
      retryLimit: 2,
      retryDelay: 2,
      expireInSeconds: 600,
      deadLetter: ABANDONED_IMPORTS_QUEUE,
    })
    await ensureQueue(boss, FAILED_PAYMENT_EVENTS_QUEUE, { notify: true })
    await ensureQueue(boss, PAYMENT_EVENTS_QUEUE, {
      notify: true,
      heartbeatSeconds,
      /** Twelve tries over about two days. */
      retryLimit: 11,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 12 * 3600,
      expireInSeconds: 120,
      deadLetter: FAILED_PAYMENT_EVENTS_QUEUE,
    })
    await ensureQueue(boss, RECONCILIATION_QUEUE, { retryLimit: 2, retryDelay: 600 })
    await ensureQueue(boss, CREDIT_NOTICES_QUEUE, { retryLimit: 0 })
    await ensureQueue(boss, WEBHOOKS_QUEUE, {
      notify: true,
      heartbeatSeconds,
      /** For workers that die; an endpoint that refuses is tried again by a job of its own. */
      retryLimit: 3,
      retryDelay: 5,
      expireInSeconds: 120,
    })
    /** A batch that was not sent is due again later, for the job that comes every minute. */
    await ensureQueue(boss, PAYOUTS_QUEUE, { notify: true, retryLimit: 0, expireInSeconds: 600 })
    await ensureQueue(boss, PAYOUT_RUNS_QUEUE, {
      notify: true,
      heartbeatSeconds,
      retryLimit: 5,
      retryDelay: 60,
      retryBackoff: true,
      expireInSeconds: 3600,
    })
    await ensureQueue(boss, SANDBOX_PAYOUTS_QUEUE, {
      notify: true,
      heartbeatSeconds,
      retryLimit: 30,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 600,
    })
    await ensureQueue(boss, SANDBOX_DELIVERIES_QUEUE, {
      notify: true,
      heartbeatSeconds,
      /** Over about a day. */
      retryLimit: 30,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 600,
    })
    await ensureQueue(boss, SANDBOX_TIME_QUEUE, { retryLimit: 0 })
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Runs a queue statement on a connection or transaction of the application. */
export function onConnection(client: QueryClientContract) {
  return fromKnex({
    // Its texts are of pg-boss.
    // eslint-disable-next-line no-restricted-syntax
    raw: (sql, bindings) => client.rawQuery(sql, [...(bindings ?? [])] as RawQueryBindings),
  })
}

function createBoss(options: ConstructorParameters<typeof PgBoss>[0]): PgBoss {
  const boss = new PgBoss({
    ...(options as object),
    connectionString: env.get('DATABASE_URL'),
    schema: SCHEMA,
    application_name: 'vitrine_queue',
  })
  boss.on('error', (error) => logger.error({ err: error }, 'queue'))
  return boss
}

type QueueSettings = Omit<NonNullable<Parameters<PgBoss['createQueue']>[1]>, 'name'>

async function ensureQueue(boss: PgBoss, name: string, settings: QueueSettings): Promise<void> {
  if (await boss.getQueue(name)) await boss.updateQueue(name, settings)
  else await boss.createQueue(name, settings)
}
