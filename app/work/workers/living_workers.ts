import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { concurrency, WORKER_LOST_SECONDS } from '#config/queue'
import type { WorkGroup } from '../kinds/work_groups.js'
import { allWorkerKinds } from './worker_kinds.js'

export interface LivingWorker {
  host: string
  kinds: string[]
  /** Pieces of work that it takes at a time. */
  at_once: number
  /** Trained networks that it uses; null where it does not say. */
  networks: string[] | null
  started_at: Date
}

/** Workers that were heard of lately, the oldest first. */
export function listWorkers(
  client: QueryClientContract = db.connection()
): Promise<LivingWorker[]> {
  return sql<LivingWorker>(
    client,
    `select host, kinds, at_once, networks, started_at from workers
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

/** Pieces of work of a group that all workers do at a time; what one does, where none is known to live. */
export async function piecesAtOnce(
  group: WorkGroup,
  client?: QueryClientContract
): Promise<number> {
  const takers = (await listWorkers(client)).filter(({ kinds }) => kinds.includes(group))
  return takers.reduce((sum, worker) => sum + worker.at_once, 0) || concurrency
}
