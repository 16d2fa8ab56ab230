import { parse } from 'node:path'
import type { FileNode } from '@adonisjs/lucid/types/database'
import { UpgradeError } from './upgrade_error.js'

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
    return new MigrationError(
      `Migration ${parse(file.name).base} failed: ${cause.message}\n${left}; those before it are done. Earlier versions go on with the database as it is.`,
      { cause }
    )
  }
}
