import { setTimeout } from 'node:timers/promises'

/**
 * Runs something and answers no sooner than after `ms`, failed or not, so that the time does not tell what was done.
 * Give more than the work takes on a busy day.
 */
export async function withMinimumDuration<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const floor = setTimeout(ms)
  try {
    return await work()
  } finally {
    await floor
  }
}
