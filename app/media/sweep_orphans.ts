import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { mediaOfVariant } from './variant_key.js'

const DAY_MS = 86_400_000
/** Files looked at in one run and folder, so that a large store does not keep the worker busy. */
const MOST = 5_000

interface Folder {
  prefix: string
  /** Column of `media` that tells whether a file is needed, and what it holds for a key; null when nobody needs it. */
  column: 'disk_key' | 'id'
  ownerOf(key: string): string | null
  /** Where the last run stopped. */
  cursor?: string
}

const FOLDERS: Folder[] = [
  { prefix: 'originals/', column: 'disk_key', ownerOf: (key) => key },
  { prefix: 'variants/', column: 'id', ownerOf: mediaOfVariant },
]

/**
 * Removes originals that have no row and variants of media that are gone, when older than a day: what was stored by
 * work that was never finished, and what a process that ended could not remove any more. Each run goes on where the last
 * one stopped.
 */
export async function sweepOrphans(): Promise<void> {
  for (const folder of FOLDERS) await sweep(folder)
}

async function sweep(folder: Folder): Promise<void> {
  const disk = drive.use()
  const keys: string[] = []
  do {
    const page = await disk.listAll(folder.prefix, {
      recursive: true,
      paginationToken: folder.cursor,
    })
    for (const object of page.objects) if (object.isFile) keys.push(object.key)
    folder.cursor = page.paginationToken
  } while (folder.cursor && keys.length < MOST)

  const owners = [...new Set(keys.map(folder.ownerOf))].filter((owner) => owner !== null)
  const rows = await db.from('media').whereIn(folder.column, owners).select(folder.column)
  const known = new Set<string | null>(rows.map((row) => row[folder.column]))
  for (const key of keys) {
    if (known.has(folder.ownerOf(key))) continue
    // It may have been removed since it was listed.
    const metadata = await disk.getMetaData(key).catch(() => null)
    if (metadata && Date.now() - metadata.lastModified.getTime() > DAY_MS) await disk.delete(key)
  }
}
