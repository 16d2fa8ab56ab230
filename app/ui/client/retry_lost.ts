import { isLost, isRefused } from './api_error'
import { whenAnswering } from './line'

const TRIES = 5
const FIRST_PAUSE_MS = 1_000

interface RetryOptions {
  /** Ends it between two tries; what it rejects with is the signal's reason. */
  signal?: AbortSignal
  /** Told when a try was lost, before the pause. */
  onLost?: () => void
}

/**
 * Makes a call anew of which nobody knows what came of it, or that the server had no time to begin with: as soon as the server answers, and where it does at once after
 * pauses that double, five times in all. The call must be one that may arrive twice, by its idempotency key.
 * @throws what the last try threw
 */
export async function retryLost<Answer>(
  call: () => Promise<Answer>,
  { signal, onLost }: RetryOptions = {}
): Promise<Answer> {
  for (let failures = 0; ;) {
    signal?.throwIfAborted()
    try {
      return await call()
    } catch (error) {
      if (!(isLost(error) || isRefused(error)) || failures + 1 >= TRIES) throw error
      onLost?.()
      const back = whenAnswering().then(({ wasAway }) => (wasAway ? undefined : pause(++failures)))
      await Promise.race([back, aborted(signal)])
    }
  }
}

/** Longer each time, and not for all browsers at once. */
function pause(failures: number): Promise<unknown> {
  const longest = FIRST_PAUSE_MS * 2 ** (failures - 1)
  return new Promise((resolve) => setTimeout(resolve, longest * (0.5 + Math.random() / 2)))
}

function aborted(signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true }))
}
