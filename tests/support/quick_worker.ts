import app from '@adonisjs/core/services/app'
import type { PgBoss } from 'pg-boss'
import { startPayouts } from '#app/affiliates/jobs/payout_worker'
import { startPayoutSandbox } from '#sandboxes/paypal/worker'
import { startDataExports } from '#app/closure/jobs/worker'
import { startBatches } from '#app/batches/jobs/worker'
import { startBilling } from '#app/billing/jobs/worker'
import { startImports } from '#app/imports/jobs/worker'
import { startSelections } from '#app/masks/jobs/worker'
import { startSandbox } from '#sandboxes/stripe/jobs/worker'
import { startWorker } from '#app/work/jobs/worker'
import { startWebhooks } from '#app/webhooks/jobs/worker'
import { takeTestAddress } from './picture_addresses.js'
import { quickEngine } from './quick_engine.js'

/**
 * A worker in this process; resolves with the function that stops it.
 * @param engine what does its work
 * @param atOnce pieces of work that it takes at a time; as configured, if missing
 */
export async function startQuickWorker(
  engine = quickEngine(),
  atOnce?: number
): Promise<() => Promise<void>> {
  const others = [
    startBatches,
    startBilling,
    startSandbox,
    startPayouts,
    startPayoutSandbox,
    startWebhooks,
    () => startSelections(engine),
    (queue: PgBoss) => startImports(queue, takeTestAddress),
  ]
  const worker = await startWorker(engine, others, atOnce)
  const stopExports = await startDataExports(await app.container.make('queue'))
  return async () => {
    await stopExports()
    await worker.stop()
  }
}
