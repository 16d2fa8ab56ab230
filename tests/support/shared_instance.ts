import { type Instance, startInstance } from './instance.js'

let shared: Promise<Instance> | null = null

/**
 * An instance for tests whose visitors are nobody else's, such as merchants who have just registered, and for those that leave
 * the demo merchant's password, products and results as others need them: those of a suite have one together, started by the
 * first. A start takes 6.5 seconds of a processor.
 */
export function sharedInstance(): Promise<Instance> {
  return (shared ??= startInstance())
}

/** Stops it, if it was started: at the end of a suite. */
export async function stopSharedInstance(): Promise<void> {
  const instance = await shared?.catch(() => null)
  shared = null
  await instance?.stop()
}
