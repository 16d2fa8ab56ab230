import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import db from '@adonisjs/lucid/services/db'
import { isLockTimeout, MigrationError } from '../upgrade/migration_error.js'
import { replaceOldMigrations } from './replace_old_migrations.js'

interface Patience {
  /** So long a statement waits for a lock: whoever asks for the table after it waits as well. */
  lockMs: number
  /** So often a migration is begun again that has not got one. */
  tries: number
  pauseMs: number
}

const PATIENCE: Patience = { lockMs: 3_000, tries: 12, pauseMs: 5_000 }

/**
 * Runs the migrations that have not run yet on a database, each in a transaction unless it says otherwise. Processes that use it go on:
 * one that holds a table for long is waited for, in short turns.
 *
 * @param connectionName of `config/database.ts`
 * @throws UnfitDatabaseError when it is too old for that
 * @throws MigrationError for the one that failed; those before it are done
 */
export async function migrate(
  connectionName = db.primaryConnectionName,
  { lockMs, tries, pauseMs }: Patience = PATIENCE
): Promise<void> {
  await replaceOldMigrations(db.connection(connectionName))
  for (let attempt = 1; ; attempt++) {
    const failure = await run(connectionName, lockMs)
    if (failure === null) return
    if (!isLockTimeout(failure.cause) || attempt === tries) throw failure
    await sleep(pauseMs)
  }
}

/** On one connection of its own, which also holds Lucid's lock against others who migrate. */
async function run(connectionName: string, lockMs: number): Promise<MigrationError | null> {
  const name = `${connectionName}_migrations`
  const { config } = db.manager.get(connectionName)!
  const connection = { ...(config.connection as object), lock_timeout: lockMs }
  db.manager.add(name, { ...config, connection, pool: { min: 0, max: 1 } } as typeof config)
  const migrator = new MigrationRunner(db, app, { direction: 'up', connectionName: name })
  try {
    await migrator.run()
  } catch (error) {
    // It could not give its lock back, as when the connection is gone: what has happened before says more.
    migrator.error ??= error as Error
  } finally {
    await db.manager.close(name, true)
  }
  if (!migrator.error) return null
  const failed = Object.values(migrator.migratedFiles).find(({ status }) => status === 'error')
  return MigrationError.of(failed?.file ?? null, migrator.error)
}
