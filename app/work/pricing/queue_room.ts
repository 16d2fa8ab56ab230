import type { AppError } from '#app/core/errors/app_error'
import { type QueueBounds, queueBounds } from '#config/queue'
import { queueFull } from '../errors.js'
import type { GenerationKind } from '../generation_state.js'
import { queueLoad, type QueueLoad } from '../queries/queue_load.js'

/** Seconds after which one who was refused may come again. */
const SOONEST = 10
const LATEST = 900

/**
 * Whether the queue takes one more order of a kind: else it would wait for so long that its deadline ends it, together with all that
 * came before it. Looked at before a transaction is begun, and thrown in it, once it is known that the order is no repetition.
 * @returns the refusal, 429 `queue_full`; null where there is room, or no bound is set
 */
export async function refusalOfQueue(kind: GenerationKind): Promise<AppError | null> {
  const { mostMinutes, mostWaiting } = queueBounds
  if (mostMinutes === null && mostWaiting === null) return null
  const seconds = secondsUntilRoom(kind, await queueLoad(), queueBounds)
  if (seconds === null) return null
  return queueFull({ minutes: Math.ceil(seconds / 60) }, { details: { retryAfter: seconds } })
}

/** In how many seconds there is room for an order again; null where there is. */
export function secondsUntilRoom(
  kind: GenerationKind,
  load: QueueLoad,
  { mostMinutes, mostWaiting }: QueueBounds
): number | null {
  const wait = load.secondsBefore(kind)
  const late = mostMinutes === null ? 0 : wait - mostMinutes * 60
  const many = mostWaiting === null ? 0 : load.orders + 1 - mostWaiting
  if (late <= 0 && many <= 0) return null
  const untilFewer = many <= 0 ? 0 : (wait / Math.max(1, load.orders)) * many
  return Math.ceil(Math.min(LATEST, Math.max(SOONEST, late, untilFewer)))
}
