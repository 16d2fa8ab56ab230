import type { Engine } from '#app/engines/engine'

/** Starts doing something with the engine of a worker process; resolves with the function that ends it. */
type StartWithEngine = (engine: Engine) => Promise<() => Promise<void>>

/** Loads it; web processes never do. */
type Load = () => Promise<StartWithEngine>

const loads: Load[] = []

/** Registers what worker processes do with their engine beside the kinds of work, for no queue (`core/queue/define_worker`). */
export function defineEngineWorker(load: Load): void {
  loads.push(load)
}

/** All that features have registered. */
export function engineWorkers(): readonly Load[] {
  return loads
}
