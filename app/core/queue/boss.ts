import env from '#start/env'
import logger from '@adonisjs/core/services/logger'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import { fromKnex, PgBoss } from 'pg-boss'
import { directDatabaseUrl } from '#config/database_address'
import { superviseSeconds } from '#config/queue'
import { errorLog } from '../error_log/error_log.js'
import { traceJobs } from '../tracing/trace_jobs.js'
import { definedQueues } from './define_queue.js'
import { Listener } from './listener.js'
import './left_groups.js'
import type { GroupSettings } from './left_groups.js'
import { SCHEDULED } from './one_waiting.js'
import { CLOCK_MONITOR_SECONDS, steadyClock } from './steady_clock.js'

const SCHEMA = 'pgboss'

/** A queue client that only sends; web processes hold one. */
export function createSender(): PgBoss {
  return createBoss({ max: 2, supervise: false, schedule: false, migrate: false })
}

/** The queue client of a worker process. */
export function createWorker(settings: GroupSettings = {}): PgBoss {
  const boss = createBoss({
    ...settings,
    max: 6,
    supervise: true,
    schedule: true,
    migrate: false,
    useListenNotify: true,
    connectionString: directDatabaseUrl,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    cronMonitorIntervalSeconds: 30,
  })
  keepFailures(boss)
  keepOneWaiting(boss)
  listenByOurs(boss)
  return boss
}

/**
 * Has it woken over a connection of ours. Of its own it takes away whatever listens with the first error, and a second one in the same packet,
 * which is how a pool of connections tells of a server that was killed, ends the process.
 */
function listenByOurs(boss: PgBoss): void {
  boss.getDb().listen = async (channel, heard, subscribed) => {
    const listener = new Listener({
      databaseUrl: directDatabaseUrl,
      application: 'vitrine_queue_events',
      channel,
      heard,
      cameBack: subscribed,
    })
    // Without it work is still looked for, every half minute at the latest: it is no reason not to start.
    await listener.begin()
    subscribed()
    return { close: () => listener.stop() }
  }
}

/** What its schedules send is known by a key (`one_waiting.ts`). */
function keepOneWaiting(boss: PgBoss): void {
  const schedule = boss.schedule.bind(boss)
  boss.schedule = (queue, cron, data, options) =>
    schedule(queue, cron, data, { ...options, singletonKey: SCHEDULED })
}

/** What its jobs fail of goes to the error log, beside the job itself. */
function keepFailures(boss: PgBoss): void {
  const work = boss.work.bind(boss) as (...args: unknown[]) => Promise<string>
  boss.work = (queue: string, ...rest: unknown[]) => {
    const handle = rest.pop() as (...jobs: unknown[]) => Promise<unknown>
    return work(queue, ...rest, async (...jobs: unknown[]) => {
      try {
        return await handle(...jobs)
      } catch (error) {
        errorLog.keep(error, { place: `queue ${queue}` })
        throw error
      }
    })
  }
}

/** That of a worker in a rehearsal: what is not taken waits, and is neither repeated nor given up nor removed. */
export function createRehearsalWorker(): PgBoss {
  return createBoss({ max: 6, supervise: false, schedule: false, migrate: false })
}

/** Makes or updates the queue's tables and all queues that features have defined; part of preparing the database. */
export async function migrateQueue(): Promise<void> {
  const boss = createBoss({ max: 2, supervise: false, schedule: false, migrate: true })
  await boss.start()
  try {
    for (const [name, settings] of definedQueues()) {
      if (await boss.getQueue(name)) await boss.updateQueue(name, settings)
      else await boss.createQueue(name, settings)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Runs a queue statement on a connection or transaction of the application. */
export function onConnection(client: QueryClientContract) {
  return fromKnex({
    // Its texts are of pg-boss.
    // oxlint-disable-next-line house/sql-by-sql
    raw: (sql, bindings) => client.rawQuery(sql, [...(bindings ?? [])] as RawQueryBindings),
  })
}

function createBoss(
  options: Exclude<ConstructorParameters<typeof PgBoss>[0], string> & GroupSettings
): PgBoss {
  const boss = new PgBoss({
    connectionString: env.get('DATABASE_URL'),
    ...(options as object),
    schema: SCHEMA,
    clock: steadyClock,
    clockMonitorIntervalSeconds: CLOCK_MONITOR_SECONDS,
    application_name: 'vitrine_queue',
  })
  boss.on('error', (error) => logger.error({ err: error }, 'queue'))
  return traceJobs(boss)
}
