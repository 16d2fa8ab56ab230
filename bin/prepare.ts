import { prettyPrintError } from '@adonisjs/core'
import { createIgnitor, keepFilesPrivate } from './ignitor.js'

/**
 * Entry that brings the database up to date and ends: pending migrations of tables and queue, then the seed
 * unless `--without-seed` is given. Several instances that share
 * a database take turns (the migrator holds an advisory lock).
 */
async function prepare(): Promise<void> {
  const app = createIgnitor().createApp('console')
  await app.init()
  await app.boot()
  await app.start(async () => {})
  try {
    const { MigrationRunner } = await import('@adonisjs/lucid/migration')
    const { migrateQueue } = await import('#app/core/queue/boss')
    const { seed } = await import('#app/operator/seed')
    const database = await app.container.make('lucid.db')
    const migrator = new MigrationRunner(database, app, { direction: 'up' })
    await migrator.run()
    if (migrator.error) throw migrator.error
    await migrateQueue()
    if (!process.argv.includes('--without-seed')) await seed()
  } finally {
    await app.terminate()
  }
}

keepFilesPrivate()
prepare().catch((error) => {
  process.exitCode = 1
  return prettyPrintError(error)
})
