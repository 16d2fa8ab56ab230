import { hostname } from 'node:os'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { WORKER_BEAT_MS, WORKER_LOST_SECONDS } from '#config/queue'

/**
 * Has all processes know what this worker takes, as long as it lives. Rows of those that were not heard of go with the next beat of another.
 * @param kinds that it takes
 * @param atOnce pieces of work that it takes at a time
 * @param networks that its engine uses, which may become fewer; null where it cannot say
 * @returns takes it back
 */
export async function announceWorker(
  kinds: readonly string[],
  atOnce: number,
  networks: () => readonly string[] | null = () => null
): Promise<() => Promise<void>> {
  const { id } = firstOf(
    await sql<{ id: string }>(
      db.connection(),
      `insert into workers (host, kinds, at_once, networks) values (?, ?::text[], ?, ?::text[]) returning id`,
      [hostname(), [...kinds], atOnce, networks()]
    )
  )
  const timer = setInterval(() => {
    void beat(id, kinds, atOnce, networks()).catch((error: unknown) =>
      logger.warn({ err: error }, 'worker not seen')
    )
  }, WORKER_BEAT_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await sql(db.connection(), 'delete from workers where id = ?', [id])
  }
}

/** One that was taken for dead, as after hours without a database, is there again. */
async function beat(
  id: string,
  kinds: readonly string[],
  atOnce: number,
  networks: readonly string[] | null
): Promise<void> {
  await sql(
    db.connection(),
    `with lost as (delete from workers where seen_at < now() - make_interval(secs => ?) and id <> ?)
     insert into workers (id, host, kinds, at_once, networks) values (?, ?, ?::text[], ?, ?::text[])
     on conflict (id) do update set seen_at = now(), networks = excluded.networks`,
    [WORKER_LOST_SECONDS, id, id, hostname(), [...kinds], atOnce, networks]
  )
}
