import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'
import { mediaOfVariant } from './variant_key.js'

const DAY_MS = 86_400_000
/** Files looked at in one run and folder, so that a large store does not keep the worker busy. */
const MOST = 5_000

interface Folder {
  prefix: string
  /** Asks which of these owners there are. */
  known: string
  /** What the row holds that needs a file; null when nobody needs it. */
  ownerOf(key: string): string | null
  /** Page of the list at which the last run stopped. */
  page?: string
  /** Last key looked at in that page: a store in a folder answers all its files as one page. */
  after?: string
}

const FOLDERS: Folder[] = [
  {
    prefix: 'originals/',
    known: 'select disk_key as owner from media where disk_key = any(?)',
    ownerOf: (key) => key,
  },
  {
    prefix: 'variants/',
    known: 'select id as owner from media where id = any(?)',
    ownerOf: mediaOfVariant,
  },
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
  const keys = await nextKeys(folder)
  const owners = [...new Set(keys.map(folder.ownerOf))].filter((owner) => owner !== null)
  const rows = await sql<{ owner: string }>(db.connection(), folder.known, [owners])
  const known = new Set<string | null>(rows.map(({ owner }) => owner))
  for (const key of keys) {
    if (known.has(folder.ownerOf(key))) continue
    // It may have been removed since it was listed.
    const metadata = await disk.getMetaData(key).catch(() => null)
    if (metadata && Date.now() - metadata.lastModified.getTime() > DAY_MS) await disk.delete(key)
  }
}

/** The keys that follow those of the last run, at most `MOST`; after the last one it begins anew. */
async function nextKeys(folder: Folder): Promise<string[]> {
  const keys: string[] = []
  do {
    const { objects, paginationToken } = await drive
      .use()
      .listAll(folder.prefix, { recursive: true, paginationToken: folder.page })
    const rest: string[] = []
    for (const object of objects) {
      if (object.isFile && object.key > (folder.after ?? '')) rest.push(object.key)
    }
    const next = rest.sort().slice(0, MOST - keys.length)
    for (const key of next) keys.push(key)
    const isRead = next.length === rest.length
    folder.after = isRead ? undefined : next.at(-1)
    if (isRead) folder.page = paginationToken
  } while (folder.page && keys.length < MOST)
  return keys
}
