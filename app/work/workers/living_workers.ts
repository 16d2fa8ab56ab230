import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { WORKER_LOST_SECONDS } from '#config/queue'
import { allWorkerKinds } from './worker_kinds.js'

export interface LivingWorker {
  host: string
  kinds: string[]
  /** Pieces of work that it takes at a time. */
  at_once: number
  started_at: Date
}

/** Workers that were heard of lately, the oldest first. */
export function listWorkers(): Promise<LivingWorker[]> {
  return sql<LivingWorker>(
    db.connection(),
    `select host, kinds, at_once, started_at from workers
     where seen_at > now() - make_interval(secs => ?) order by started_at, id`,
    [WORKER_LOST_SECONDS]
  )
}

/** How many of them take each kind; 0 where work of it waits until somebody does. */
export function workersByKind(workers: readonly LivingWorker[]): ReadonlyMap<string, number> {
  return new Map(
    allWorkerKinds().map((kind) => [
      kind,
      workers.filter(({ kinds }) => kinds.includes(kind)).length,
    ])
  )
}

/** Kinds that no living worker takes. */
export function kindsLeft(workers: readonly LivingWorker[]): string[] {
  return [...workersByKind(workers)].flatMap(([kind, count]) => (count === 0 ? [kind] : []))
}
