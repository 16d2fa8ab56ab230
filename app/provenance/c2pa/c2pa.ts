import type { C2paTask, C2paTasks, ToC2paThread } from './protocol.js'
import { SerialThread } from '#app/core/threads/serial_thread'

const IDLE_MS = 30_000

/** For one file: the largest take a few seconds. */
const TIMEOUT_MS = 60_000

/** One task at a time: each holds its file in memory up to three times. */
const thread = new SerialThread<ToC2paThread, C2paTasks[C2paTask]['output']>(
  new URL('./thread.ts', import.meta.url),
  { timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS }
)

/**
 * Has the C2PA library do something in its thread.
 * @throws Error when the library refuses the file, or takes too long
 */
export async function runC2pa<T extends C2paTask>(
  task: T,
  input: C2paTasks[T]['input']
): Promise<C2paTasks[T]['output']> {
  const output = await thread.ask({ task, input } satisfies ToC2paThread<T>)
  return output as C2paTasks[T]['output']
}
