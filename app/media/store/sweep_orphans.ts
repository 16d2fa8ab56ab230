import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { areFilesHeld } from './hold_files.js'
import { mediaOfVariant } from '../serving/variant_key.js'

const DAY_MS = 86_400_000

/** Into so many parts the store is divided, by two hexadecimal digits of the keys: all of them take most of a day. */
export const PARTS = 256
const PART_MS = 5 * 60_000

/** Keys that are asked for in one statement. */
const AT_ONCE = 1_000

interface Folder {
  name: string
  /** Asks which of these owners there are. */
  known: string
  /** What the row holds that needs a file; null when nobody needs it. */
  ownerOf(key: string): string | null
}

const FOLDERS: Folder[] = [
  {
    name: 'originals',
    known: 'select disk_key as owner from media where disk_key = any(?)',
    ownerOf: (key) => key,
  },
  {
    name: 'variants',
    known: 'select id as owner from media where id = any(?)',
    ownerOf: mediaOfVariant,
  },
]

/**
 * Removes originals that have no row and variants of media that are gone, when older than a day: what was stored by
 * work that was never finished, and what a process that ended could not remove any more. Only one part of the store is listed, since a
 * listing of all takes long and costs where it is paid for; which one follows from the time. None while files are held.
 */
export async function sweepOrphans(part = Math.floor(Date.now() / PART_MS) % PARTS): Promise<void> {
  if (await areFilesHeld()) return
  for await (const key of listOrphans(part, DAY_MS)) await drive.use().delete(key)
}

/** Keys of what nobody needs in one part of the store, of what is older than so many milliseconds. */
export async function* listOrphans(part: number, ageMs: number): AsyncGenerator<string> {
  const digits = part.toString(16).padStart(2, '0')
  for (const folder of FOLDERS) {
    let page: string | undefined
    do {
      const listed = await listPage(`${folder.name}/${digits}/`, page)
      for (let from = 0; from < listed.keys.length; from += AT_ONCE) {
        yield* orphansOf(folder, listed.keys.slice(from, from + AT_ONCE), ageMs)
      }
      page = listed.next
    } while (page)
  }
}

/** A store in a folder answers all its files as one page, and complains of folders that nobody has made yet. */
async function listPage(prefix: string, page?: string): Promise<{ keys: string[]; next?: string }> {
  try {
    const { objects, paginationToken } = await drive
      .use()
      .listAll(prefix, { recursive: true, paginationToken: page })
    const keys = [...objects].flatMap((object) => (object.isFile ? [object.key] : []))
    return { keys, next: paginationToken }
  } catch (error) {
    if (isMissing(error)) return { keys: [] }
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const { cause = error } = error as { cause?: unknown }
  return (cause as NodeJS.ErrnoException).code === 'ENOENT'
}

async function* orphansOf(
  { known, ownerOf }: Folder,
  keys: string[],
  ageMs: number
): AsyncGenerator<string> {
  const owners = [...new Set(keys.map(ownerOf))].filter((owner) => owner !== null)
  const rows = await sql<{ owner: string }>(db.connection(), known, [owners])
  const needed = new Set<string | null>(rows.map(({ owner }) => owner))
  for (const key of keys) {
    if (needed.has(ownerOf(key))) continue
    // It may have been removed since it was listed.
    const metadata = await drive
      .use()
      .getMetaData(key)
      .catch(() => null)
    if (metadata && Date.now() - metadata.lastModified.getTime() > ageMs) yield key
  }
}
