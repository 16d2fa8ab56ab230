import logger from '@adonisjs/core/services/logger'
import { correctTimes } from './correct_times.js'

const EVERY_MS = 5 * 60_000

/**
 * Corrects times now and every few minutes. Not by the queue, whose own turns are what may lie ahead.
 *
 * @returns ends it
 */
export async function watchClock(): Promise<() => Promise<void>> {
  await look()
  const timer = setInterval(() => void look(), EVERY_MS)
  return async () => clearInterval(timer)
}

async function look(): Promise<void> {
  await correctTimes().catch((error: unknown) =>
    logger.error({ err: error }, 'the clock could not be looked after')
  )
}
