import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { acquireLock } from '../../bin/lock.mjs'
import { copyFolder } from '../../tools/launcher/suites/templates.js'

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
  const folder = process.env.INSTANCE_TEMPLATES!
  const template = join(folder, 'seeded')
  const lock = await acquireLock(`template ${template}`, { patience: PATIENCE_MS })
  try {
    if (!existsSync(template)) {
      await copyMigrated(`${template}.new`)
      await make(`${template}.new`)
      await rename(`${template}.new`, template)
    }
  } finally {
    lock.release()
  }
  await copyFolder(template, dataDir)
}

/**
 * Fills a new instance's data folder with a migrated database alone.
 *
 * @param dataDir is not there yet
 */
export async function copyMigrated(dataDir: string): Promise<void> {
  await copyFolder(join(process.env.INSTANCE_TEMPLATES!, 'migrated'), dataDir)
}
