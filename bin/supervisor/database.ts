import { setTimeout as sleep } from 'node:timers/promises'
import { checkDatabaseUrl } from './external_postgres.ts'
import { startEmbeddedPostgres } from './postgres/embedded_postgres.ts'
import type { Settings } from './settings.ts'
import { print } from './steps.ts'

const ATTEMPTS = 5
const FIRST_DELAY_MS = 500

export interface Database {
  url: string
  embedded: boolean
  /** Rejects when the embedded server is gone and does not come back. */
  lost: Promise<never>
  stop(): Promise<void>
}

/**
 * The database that the settings ask for: the operator's, after a check, or the embedded one, kept running.
 *
 * @throws Failure in one sentence
 */
export async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<Database> {
  if (databaseUrl) {
    await checkDatabaseUrl(databaseUrl)
    return { url: databaseUrl, embedded: false, lost: new Promise(() => {}), stop: async () => {} }
  }
  let server = await startEmbeddedPostgres({ dataDir })
  let stopping = false

  /** The address stays the same over restarts, so its users connect again by themselves. */
  const keepRunning = async (): Promise<never> => {
    for (;;) {
      await server.gone
      if (stopping) return new Promise(() => {})
      print('The database ended; starting it again.')
      server = await restart(dataDir)
    }
  }
  const lost = keepRunning()
  lost.catch(() => {})
  return {
    url: server.url,
    embedded: true,
    lost,
    stop: async () => {
      stopping = true
      await server.stop()
    },
  }
}

async function restart(dataDir: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startEmbeddedPostgres({ dataDir })
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await sleep(FIRST_DELAY_MS * 2 ** attempt)
    }
  }
}
