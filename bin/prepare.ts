import { prettyPrintError } from '@adonisjs/core'
import { BAD_SETTINGS, OLD_DATABASE } from './exit_codes.js'
import { createIgnitor, keepFilesPrivate } from './ignitor.js'

let isConfigured = false

/**
 * Entry that brings the database up to date and ends: pending migrations of tables and queue, then the seed
 * unless `--without-seed` is given. Several instances that share
 * a database take turns (the migrator holds an advisory lock). A database that is too old ends it with a sentence and a code of its own.
 */
async function prepare(): Promise<void> {
  const app = createIgnitor().createApp('console')
  await app.init()
  await app.boot()
  isConfigured = true
  await app.start(async () => {})
  try {
    const { migrate } = await import('#app/operator/schema/migrate')
    const { migrateQueue } = await import('#app/core/queue/boss')
    const { seed } = await import('#app/operator/seed')
    await migrate()
    await migrateQueue()
    if (!process.argv.includes('--without-seed')) await seed()
  } finally {
    await app.terminate()
  }
}

keepFilesPrivate()
prepare().catch(async (error) => {
  const { OldDatabaseError } = await import('#app/operator/schema/replace_old_migrations')
  if (error instanceof OldDatabaseError) {
    process.exitCode = OLD_DATABASE
    return console.error(error.message)
  }
  process.exitCode = isConfigured ? 1 : BAD_SETTINGS
  return prettyPrintError(error)
})
