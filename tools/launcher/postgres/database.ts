import { setTimeout as sleep } from 'node:timers/promises'
import { checkDatabaseUrl, checkPipelining, checkSameDatabase } from './external_postgres.ts'
import { growingPause, type PauseBounds } from '../processes/growing_pause.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded_postgres.ts'
import type { Settings } from '../settings.ts'
import { print } from '../steps.ts'

const PAUSE = { first: 500, longest: 15_000 }

export interface Database {
  url: string
  embedded: boolean
  stop(): Promise<void>
}

/**
 * The database that the settings ask for: the operator's, after a check, or the embedded one, kept running.
 *
 * @throws Failure in one sentence
 */
export async function openDatabase({
  databaseUrl,
  directDatabaseUrl,
  pipelinesStatements,
  dataDir,
}: Settings): Promise<Database> {
  if (databaseUrl) {
    await checkDatabaseUrl(databaseUrl)
    if (directDatabaseUrl && directDatabaseUrl !== databaseUrl) {
      await checkDatabaseUrl(directDatabaseUrl, 'DATABASE_DIRECT_URL')
      await checkSameDatabase(databaseUrl, directDatabaseUrl)
      if (pipelinesStatements) await checkPipelining(databaseUrl)
    }
    return { url: databaseUrl, embedded: false, stop: async () => {} }
  }
  const server = await keepServing(() => startEmbeddedPostgres({ dataDir }), PAUSE)
  return { ...server, embedded: true }
}

/**
 * Starts a server, and again whenever it is gone, with pauses that grow while that fails; it is never given up, because a full
 * disk or a lack of memory may pass. Its address stays the same, so its users connect again by themselves.
 *
 * @throws what the first start throws
 */
export async function keepServing(
  start: () => Promise<EmbeddedPostgres>,
  pause: PauseBounds
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  let server = await start()
  const stopping = new AbortController()
  const pauseAfter = growingPause(pause)

  /** Rests and starts it, until that works; null when it is to stop meanwhile. */
  const startAgain = async (lived: number): Promise<EmbeddedPostgres | null> => {
    for (let why = 'ended'; ; lived = 0) {
      const delay = pauseAfter(lived)
      print(`The database ${why}; starting it again in ${delay / 1000} s.`)
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return null
      try {
        return await start()
      } catch (error) {
        why = `could not be started: ${(error as Error).message}`
      }
    }
  }

  const keep = async () => {
    for (;;) {
      const began = performance.now()
      await server.gone
      if (stopping.signal.aborted) return
      const again = await startAgain(performance.now() - began)
      if (!again) return
      server = again
      if (stopping.signal.aborted) return server.stop()
    }
  }
  const kept = keep()
  return {
    url: server.url,
    stop: async () => {
      stopping.abort()
      await server.stop()
      await kept
    },
  }
}
