import { parse } from 'node:path'
import type { FileNode } from '@adonisjs/lucid/types/database'
import { UpgradeError } from './upgrade_error.js'

/** What PostgreSQL says of a lock that was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03'

export function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE
}

/** A migration failed, or none could be begun. Its cause is what the database said. */
export class MigrationError extends UpgradeError {
  /** @param file null where it failed before any migration did */
  static async of(file: FileNode<unknown> | null, cause: Error): Promise<MigrationError> {
    if (file === null) {
      return new MigrationError(`Migrations could not be run: ${cause.message}`, { cause })
    }
    const { disableTransactions } = (await file.getSource()) as { disableTransactions: boolean }
    const left = disableTransactions
      ? 'What it has done stays, and it begins anew with the next start'
      : 'It has changed nothing'
    const hint = isLockTimeout(cause)
      ? '\nSomebody has had a transaction open for long: select pid, application_name, xact_start, query from pg_stat_activity order by xact_start'
      : ''
    return new MigrationError(
      `Migration ${parse(file.name).base} failed: ${cause.message}\n${left}; those before it are done. Earlier versions go on with the database as it is.${hint}`,
      { cause }
    )
  }
}
