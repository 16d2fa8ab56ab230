import type { Disk } from 'flydrive'
import {
  FILES,
  listCheckpoints,
  placeOf,
  placeOfFile,
  readManifest,
} from '../checkpoint/manifest.js'
import { listedFiles } from '../verify/verify_checkpoint.js'

const DAY_MS = 86_400_000

export interface Kept {
  /** Fewest that stay, however old they are. */
  count: number
  days: number
}

/**
 * Removes checkpoints beyond those to keep, then the files that no other one needs. Killed at any point it can be run again. Called by who is
 * `alone`: a checkpoint that is being made needs files that no manifest names yet.
 * @returns the names of those that were removed
 */
export async function forgetOld(
  disk: Disk,
  { count, days }: Kept,
  now = Date.now()
): Promise<string[]> {
  const names = await listCheckpoints(disk)
  const oldest = new Date(now - days * DAY_MS).toISOString()
  const spare = names.slice(0, Math.max(0, names.length - Math.max(1, count)))
  const old: string[] = []
  for (const name of spare) {
    const { createdAt } = await readManifest(disk, name)
    if (createdAt < oldest) old.push(name)
  }
  for (const name of old) {
    // The manifest first: what is left without it is no checkpoint.
    await disk.delete(placeOf(name, 'manifest.json'))
    await disk.deleteAll(placeOf(name, ''))
  }
  if (old.length > 0)
    await removeUnneeded(
      disk,
      names.filter((name) => !old.includes(name))
    )
  return old
}

async function removeUnneeded(disk: Disk, names: string[]): Promise<void> {
  const needed = new Set<string>()
  for (const name of names) {
    const manifest = await readManifest(disk, name)
    for await (const { sha256 } of listedFiles(disk, name, manifest))
      needed.add(placeOfFile(sha256))
  }
  let page: string | undefined
  do {
    const listed = await disk.listAll(FILES, { recursive: true, paginationToken: page })
    for (const object of listed.objects) {
      if (object.isFile && !needed.has(object.key)) await disk.delete(object.key)
    }
    page = listed.paginationToken
  } while (page)
}
