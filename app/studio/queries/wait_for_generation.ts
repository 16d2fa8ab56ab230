import { eventHub } from '#app/queue/event_hub'
import { hasEnded } from '../generation_state.js'
import Generation from '../models/generation.js'

/** Looked up this often in case an announcement was lost. */
const RECHECK_MS = 5_000

/**
 * Waits until a generation has ended, but no longer than `timeoutMs` and not once `signal` aborts.
 * @returns the generation as it is then, ended or not
 */
export async function waitForGeneration(
  id: string,
  timeoutMs: number,
  signal?: AbortSignal
): Promise<Generation> {
  const until = Date.now() + timeoutMs
  for (;;) {
    const news = nextNews(id, Math.min(RECHECK_MS, until - Date.now()), signal)
    const generation = await Generation.findOrFail(id)
    if (hasEnded(generation.state) || Date.now() >= until || signal?.aborted) {
      news.cancel()
      return generation
    }
    await news.arrived
  }
}

/** Resolves when the generation is announced as ended, after a reconnection, or after `ms`. */
function nextNews(id: string, ms: number, signal?: AbortSignal) {
  const { promise: arrived, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, Math.max(ms, 0))
  const offGeneration = eventHub.onGeneration(id, (event) => {
    if (event.type === 'generation' && hasEnded(event.data.status)) cancel()
  })
  const offReconnect = eventHub.onReconnect(() => cancel())
  signal?.addEventListener('abort', cancel, { once: true })
  function cancel() {
    clearTimeout(timer)
    offGeneration()
    offReconnect()
    signal?.removeEventListener('abort', cancel)
    resolve()
  }
  return { arrived: arrived.finally(cancel), cancel }
}
