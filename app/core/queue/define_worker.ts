import type { PgBoss } from 'pg-boss'

/** Starts taking jobs of some queues; resolves with the function that ends it. */
type StartWorker = (queue: PgBoss) => Promise<() => Promise<void>>

export interface WorkerPart {
  /** What it takes jobs from. */
  queues: readonly string[]
  /** Loads what a worker does; web processes never do. */
  load: () => Promise<StartWorker>
  /** Whether it is done in a rehearsal too (`config/rehearsal.ts`), where it reaches nobody; all else waits there. */
  inRehearsal?: boolean
}

const parts = new Map<string, WorkerPart>()

/**
 * Registers what worker processes do with the jobs of a feature; each does it for its own in `register.ts`.
 * @param name of what is done
 */
export function defineWorker(name: string, part: WorkerPart): void {
  parts.set(name, part)
}

/** All that features have registered, by their names. */
export function workerParts(): ReadonlyMap<string, WorkerPart> {
  return parts
}
