import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { isDemoOpen } from '#config/demo'
import { prepareDemoMerchant, seedDemoMerchant } from './samples/seed_demo_merchant.js'
import { seedPublicSamples, storePublicSamples } from './samples/seed_public_samples.js'

/** Serialises seeds of several processes that share a database. */
const LOCK = 7_211_001

/**
 * Makes the public sample products, and the demo merchant where that may sign in. What is there already is left
 * as it is, so that it can be run at each start. Files are put into the store first: what another process, which seeds at the same
 * time, has put there too is swept away for want of a row.
 */
export async function seed(): Promise<void> {
  const publicSamples = await storePublicSamples()
  const demoMerchant = isDemoOpen() ? await prepareDemoMerchant() : null
  await db.transaction(async (trx) => {
    await sql(trx, 'select pg_advisory_xact_lock(?)', [LOCK])
    await seedPublicSamples(trx, publicSamples)
    if (demoMerchant) await seedDemoMerchant(trx, demoMerchant)
  })
}
