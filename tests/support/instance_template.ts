import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { promisify } from 'node:util'
import { acquireLock } from '../../bin/lock.mjs'

/** Suites run side by side and the first that needs the template makes it. */
const PATIENCE_MS = 180_000

/**
 * Fills a new instance's data folder with a migrated and seeded database, as its first start would, in half the time: a
 * copy of a folder that is made once a test run.
 *
 * @param dataDir is not there yet
 * @param make starts an instance on a data folder and stops it again
 */
export async function copyTemplate(
  dataDir: string,
  make: (dataDir: string) => Promise<void>
): Promise<void> {
  const template = process.env.INSTANCE_TEMPLATE!
  const lock = await acquireLock(`template ${template}`, { patience: PATIENCE_MS })
  try {
    if (!existsSync(template)) {
      await make(`${template}.new`)
      await rename(`${template}.new`, template)
    }
  } finally {
    lock.release()
  }
  await copy(template, dataDir)
}

/** With its owners: PostgreSQL may be another user. */
async function copy(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to])
}
