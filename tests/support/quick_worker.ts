import { startWorker } from '#app/studio/jobs/worker'
import { quickEngine } from './quick_engine.js'

/** A worker in this process; resolves with the function that stops it. */
export async function startQuickWorker(): Promise<() => Promise<void>> {
  const worker = await startWorker(quickEngine())
  return () => worker.stop()
}
