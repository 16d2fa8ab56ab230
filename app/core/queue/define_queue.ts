import type { PgBoss } from 'pg-boss'

type QueueSettings = Omit<NonNullable<Parameters<PgBoss['createQueue']>[1]>, 'name'>

const defined = new Map<string, QueueSettings>()

/**
 * Registers a queue, which is made or brought up to date when the database is prepared. Each feature defines its own in `queues.ts`,
 * and the queue of what was given up, which others name as their `deadLetter`, before those.
 * @param name as it stands in the database
 * @returns the name
 */
export function defineQueue(name: string, settings: QueueSettings): string {
  defined.set(name, settings)
  return name
}

/** All queues, in the order in which they were defined. */
export function definedQueues(): ReadonlyMap<string, QueueSettings> {
  return defined
}
