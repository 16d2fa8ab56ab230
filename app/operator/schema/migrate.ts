import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import db from '@adonisjs/lucid/services/db'
import { replaceOldMigrations } from './replace_old_migrations.js'

/**
 * Runs the migrations that have not run yet on a database. Instances that share one take turns: Lucid holds a lock.
 *
 * @param connectionName of `config/database.ts`
 * @throws OldDatabaseError when it is too old for that
 */
export async function migrate(connectionName = db.primaryConnectionName): Promise<void> {
  await replaceOldMigrations(db.connection(connectionName))
  const migrator = new MigrationRunner(db, app, { direction: 'up', connectionName })
  await migrator.run()
  if (migrator.error) throw migrator.error
}
