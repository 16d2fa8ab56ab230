import { prettyPrintError } from '@adonisjs/core'
import { BAD_SETTINGS, UNFIT_DATABASE } from './exit_codes.js'
import { createIgnitor, keepFilesPrivate } from './ignitor.js'

let isConfigured = false

/**
 * Entry that brings the database up to date and ends: pending migrations of tables and queue, then the seed
 * unless `--without-seed` is given. Several instances that share
 * a database take turns. What it does with the data of an earlier version it says in lines that begin with `Upgrade: `; one that it cannot go on with
 * ends it with a sentence and a code of its own.
 */
async function prepare(): Promise<void> {
  const app = createIgnitor().createApp('console')
  await app.init()
  await app.boot()
  isConfigured = true
  await app.start(async () => {})
  try {
    const { bringUpToDate } = await import('#app/operator/upgrade/bring_up_to_date')
    const tell = (sentence: string) => process.stdout.write(`Upgrade: ${sentence}\n`)
    await bringUpToDate(tell, !process.argv.includes('--without-seed'))
  } finally {
    await app.terminate()
  }
}

keepFilesPrivate()
prepare().catch(async (error) => {
  const { UnfitDatabaseError, UpgradeError } = await import('#app/operator/upgrade/upgrade_error')
  process.exitCode = isConfigured ? 1 : BAD_SETTINGS
  if (error instanceof UnfitDatabaseError) process.exitCode = UNFIT_DATABASE
  if (error instanceof UpgradeError) return console.error(error.message)
  return prettyPrintError(error)
})
