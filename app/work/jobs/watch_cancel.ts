import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { eventHub } from '#app/core/queue/event_hub'

/** Until it is looked up again where the database gave no answer. */
const PAUSE_MS = 1_000

/**
 * Calls back once a piece of work that runs shall be cancelled. That is announced once: what was said before anybody listened, or while the
 * connection was lost, is looked up.
 *
 * @returns what ends it
 */
export function watchCancel(id: string, cancelled: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const look = async () => {
    while (!signal.aborted) {
      try {
        if ((await isWanted(id)) && !signal.aborted) cancelled()
        return
      } catch (error) {
        logger.warn({ err: error, generationId: id }, 'not known whether it was cancelled')
        await sleep(PAUSE_MS, undefined, { ref: false, signal }).catch(() => {})
      }
    }
  }
  const ends = [
    eventHub.onGeneration(id, (event) => {
      if (event.type === 'cancel') cancelled()
    }),
    eventHub.onReconnect(() => void look()),
  ]
  void look()
  return () => {
    ended.abort()
    for (const end of ends) end()
  }
}

async function isWanted(id: string): Promise<boolean> {
  const rows = await sql(
    db.connection(),
    'select 1 from generations where id = ? and cancel_requested',
    [id]
  )
  return rows.length > 0
}
