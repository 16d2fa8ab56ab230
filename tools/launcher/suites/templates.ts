import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '../postgres/embedded_postgres.ts'
import { migrateAndSeed } from '../preparation.ts'

/**
 * Makes a data folder whose database is migrated and holds nothing else, to be copied: every part of a suite and the first
 * instance would take seconds for the same.
 *
 * @param folder is not there yet
 */
export async function makeMigratedTemplate(
  folder: string,
  env: NodeJS.ProcessEnv,
  stop: AbortSignal
): Promise<void> {
  await mkdir(folder)
  // PostgreSQL runs as another user under root.
  await chmod(folder, 0o711)
  const database = await startEmbeddedPostgres({ dataDir: folder, durable: false })
  try {
    const APP_KEY = randomBytes(32).toString('base64url')
    const settings = { ...env, PORT: '3333', APP_KEY, DATA_DIR: folder, DATABASE_URL: database.url }
    await migrateAndSeed(folder, settings, stop, ['--without-seed'])
  } finally {
    await database.stop()
  }
}

/** Copies a folder with its owners: PostgreSQL may be another user. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to])
}
