import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { eventHub } from './event_hub.js'
import type { Renewed } from './events.js'

/** How long a process that could not read it waits before it tries again. */
const PAUSE_MS = 1_000

/**
 * Reads what a process keeps in memory, and again whenever some process has changed it, one after the other: what is kept in the end was
 * read last. Needs the hub of events.
 * @returns the function that ends it, once it was read
 */
export async function watchRenewed(what: Renewed, load: () => Promise<void>): Promise<() => void> {
  let reading: Promise<void> = Promise.resolve()
  let hasEnded = false

  const read = (): Promise<void> => {
    reading = reading.catch(() => {}).then(load)
    return reading
  }
  const renew = async (): Promise<void> => {
    if (hasEnded) return
    try {
      await read()
    } catch (error) {
      logger.warn({ err: error }, `${what} could not be read`)
      await sleep(PAUSE_MS, undefined, { ref: false })
      await renew()
    }
  }
  const end = eventHub.onRenewed(what, () => void renew())
  const stop = () => {
    hasEnded = true
    end()
  }
  await read().catch((error) => {
    stop()
    throw error
  })
  return stop
}
