import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Disk } from 'flydrive'
import { folderOf } from './open_store.js'

/**
 * Has a file of a store outlast a machine that loses its power, with the folders that name it. A bucket has it when it says so.
 * @throws Error when there is no such file
 */
export async function flush(disk: Disk, place: string): Promise<void> {
  const folder = folderOf(disk)
  if (folder === null) return
  for (let path = join(folder, place); ; path = dirname(path)) {
    const file = await open(path)
    try {
      await file.sync()
    } finally {
      await file.close()
    }
    if (path === folder) return
  }
}
