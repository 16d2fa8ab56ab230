import { callContext } from '#engine/tests/photos'
import type { EngineContext } from '#app/engines/engine'

/** The context of a call by the port, outside of a worker; keys are names of sample photos. */
export function engineContext(scratch: string, signal: AbortSignal): EngineContext {
  return { ...callContext(scratch, signal), async remember() {}, remembered: null }
}
