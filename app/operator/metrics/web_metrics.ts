import { setTimeout as sleep } from 'node:timers/promises'
import type { Connections } from '../admission/connections.js'
import { checkpointPart } from './checkpoint_part.js'
import { databaseParts } from './database_parts.js'
import type { Part } from './part.js'
import { showProcess, showRoom } from './process_figures.js'
import { readRegistry } from './registry.js'
import { countRequests } from './requests.js'

/** So old the database's figures may be: who asks is told those of the last time, and others are read for the next one. */
const RECENT_MS = 60_000

/** A database that does not answer by then is missing from what is told, and nothing else is. */
const PATIENCE_MS = 1_000

type Read = () => ReturnType<typeof readRegistry>

let started: Read | null = null

/**
 * Begins to count in a web process, once: it has one server, but in tests.
 * @returns what there is to read: never fails because a part of it does
 */
export function startWebMetrics(connections: Connections): Read {
  started ??= start(connections)
  return started
}

function start(connections: Connections): Read {
  countRequests()
  showProcess(connections)
  const lookAtRoom = showRoom()
  const parts = databaseParts()
  const checkpoint = checkpointPart()
  let asking: Promise<void> | null = null
  let askedAt = -Infinity
  return async () => {
    // Its place may take minutes to answer: whoever asks next is told.
    void checkpoint.refresh()
    asking ??= refreshInTurn(parts).finally(() => {
      asking = null
      askedAt = performance.now()
    })
    const isRecent = performance.now() - askedAt < RECENT_MS
    const all = Promise.all([isRecent || asking, lookAtRoom()])
    await Promise.race([all, sleep(PATIENCE_MS, undefined, { ref: false })])
    return readRegistry()
  }
}

/** One after the other: pages come first. */
async function refreshInTurn(parts: readonly Part[]): Promise<void> {
  for (const part of parts) await part.refresh()
}
