import app from '@adonisjs/core/services/app'
import { startDataExports } from '#app/accounts/jobs/worker'
import { startBatches } from '#app/batches/jobs/worker'
import { startBilling } from '#app/billing/jobs/worker'
import { startImports } from '#app/imports/jobs/worker'
import { startSandbox } from '#app/billing/sandbox/jobs/worker'
import { startWorker } from '#app/studio/jobs/worker'
import { takeTestAddress } from './picture_addresses.js'
import { quickEngine } from './quick_engine.js'

/** A worker in this process; resolves with the function that stops it. */
export async function startQuickWorker(): Promise<() => Promise<void>> {
  const worker = await startWorker(quickEngine(), [
    startBatches,
    startBilling,
    startSandbox,
    (queue) => startImports(queue, takeTestAddress),
  ])
  const stopExports = await startDataExports(await app.container.make('queue'))
  return async () => {
    await stopExports()
    await worker.stop()
  }
}
