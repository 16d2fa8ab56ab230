import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { mediaOfVariant } from './variant_key.js'

const DAY_MS = 86_400_000
/** Files looked at in one run, so that a large store does not keep the worker busy. */
const MOST = 5_000

/** Where the last run stopped, by folder. */
const cursors = new Map<string, string | undefined>()

/**
 * Removes files that have no row and are older than a day: what was stored by work that was never finished, and what
 * is left of media whose removal was interrupted. Each run goes on where the last one stopped.
 */
export async function sweepOrphans(): Promise<void> {
  await sweep('originals/', async (keys) => {
    const rows = await db.from('media').whereIn('disk_key', keys).select('disk_key')
    const known = new Set<string>(rows.map((row) => row.disk_key))
    return keys.filter((key) => !known.has(key))
  })
  await sweep('variants/', async (keys) => {
    const ids = [...new Set(keys.map(mediaOfVariant))].filter((id) => id !== null)
    const rows = await db.from('media').whereIn('id', ids).select('id')
    const known = new Set<string | null>(rows.map((row) => row.id))
    return keys.filter((key) => !known.has(mediaOfVariant(key)))
  })
}

async function sweep(
  folder: string,
  orphansAmong: (keys: string[]) => Promise<string[]>
): Promise<void> {
  const disk = drive.use()
  const keys: string[] = []
  do {
    const paginationToken = cursors.get(folder)
    const page = await disk.listAll(folder, { recursive: true, paginationToken })
    for (const object of page.objects) if (object.isFile) keys.push(object.key)
    cursors.set(folder, page.paginationToken)
  } while (cursors.get(folder) && keys.length < MOST)

  for (const key of await orphansAmong(keys)) {
    const { lastModified } = await disk.getMetaData(key)
    if (Date.now() - lastModified.getTime() > DAY_MS) await disk.delete(key)
  }
}
