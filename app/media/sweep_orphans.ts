import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'

const DAY_MS = 86_400_000
/** Files looked at in one run, so that a large store does not keep the worker busy. */
const MOST = 5_000

/** Where the last run stopped. */
let cursor: string | undefined

/**
 * Removes originals that have no row and are older than a day: what was stored by work that was never finished. Each
 * run goes on where the last one stopped.
 */
export async function sweepOrphans(): Promise<void> {
  const disk = drive.use()
  const keys: string[] = []
  do {
    const page = await disk.listAll('originals/', { recursive: true, paginationToken: cursor })
    for (const object of page.objects) if (object.isFile) keys.push(object.key)
    cursor = page.paginationToken
  } while (cursor && keys.length < MOST)

  const rows = await db.from('media').whereIn('disk_key', keys).select('disk_key')
  const known = new Set<string>(rows.map((row) => row.disk_key))
  for (const key of keys) {
    if (known.has(key)) continue
    const { lastModified } = await disk.getMetaData(key)
    if (Date.now() - lastModified.getTime() > DAY_MS) await disk.delete(key)
  }
}
