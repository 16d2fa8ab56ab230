import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { PgBoss } from 'pg-boss'
import { TYPESCRIPT } from '../tools/launcher/settings.js'
import { startEmbeddedPostgres } from '../tools/launcher/postgres/embedded_postgres.js'
import { beside, figure, heading } from './report.js'

const QUEUE = 'claims'
const WORKERS = 3
const JOBS = 12_000
const GOAL = 2_000

/** What a worker process of the measurement is told, and tells. */
export interface Claims {
  url: string
  queue: string
  /** Jobs that are taken in one statement. */
  atOnce: number
  /** Whether each is ended too. */
  ends: boolean
}

/**
 * How many jobs three worker processes claim in a second from one queue in the order of its priorities, some kinds left to others, and that none is
 * claimed twice.
 * @param dataDir an empty folder for a database
 */
export async function benchQueue(dataDir: string): Promise<void> {
  heading(`Jobs of one queue claimed by ${WORKERS} worker processes on ${cpus().length} cores`)
  const database = await startEmbeddedPostgres({ dataDir })
  const queue = new PgBoss({ connectionString: database.url, supervise: false, schedule: false })
  await queue.start()
  try {
    const rate = await claimAll(queue, database.url, { atOnce: 1, ends: false })
    figure('one in a statement, a second', rate.toFixed(0), `>= ${GOAL}`, rate >= GOAL)
    const ended = await claimAll(queue, database.url, { atOnce: 1, ends: true })
    beside('the same, and each one ended, a second', ended.toFixed(0))
    const many = await claimAll(queue, database.url, { atOnce: 20, ends: false })
    beside('20 in a statement, a second', many.toFixed(0))
  } finally {
    await queue.stop({ graceful: false })
    await database.stop()
  }
}

async function claimAll(
  queue: PgBoss,
  url: string,
  how: Pick<Claims, 'atOnce' | 'ends'>
): Promise<number> {
  const name = `${QUEUE}_${how.atOnce}_${how.ends}`
  await queue.createQueue(name)
  const group = (index: number) => ({ id: index % 3 === 0 ? 'films' : 'pictures' })
  const jobs = Array.from({ length: JOBS }, (_, index) => ({
    id: randomUUID(),
    priority: -(index % 500),
    group: group(index),
  }))
  await queue.insert(name, jobs)
  const workers = Array.from({ length: WORKERS }, startWorker)
  await Promise.all(workers.map((worker) => once(worker, 'message')))
  const from = performance.now()
  const answers = workers.map(async (worker) => {
    worker.send({ url, queue: name, ...how } satisfies Claims)
    const [ids] = (await once(worker, 'message')) as [string[]]
    return ids
  })
  const ids = (await Promise.all(answers)).flat()
  const seconds = (performance.now() - from) / 1_000
  for (const worker of workers) worker.kill()
  if (ids.length !== JOBS || new Set(ids).size !== JOBS) {
    throw new Error(`${ids.length} claims of ${JOBS} jobs, ${new Set(ids).size} different`)
  }
  return JOBS / seconds
}

function startWorker(): ChildProcess {
  return fork(new URL('queue_worker.ts', import.meta.url), { execArgv: [TYPESCRIPT] })
}
