import type { Disk } from 'flydrive'

/** Places of all files beneath a folder of a store, in no order. */
export async function listKeys(disk: Disk, folder: string): Promise<string[]> {
  const keys: string[] = []
  let page: string | undefined
  do {
    const listed = await disk
      .listAll(folder, { recursive: true, paginationToken: page })
      .catch(noneYet)
    for (const { isFile, key } of [...listed.objects] as { isFile: boolean; key: string }[]) {
      if (isFile) keys.push(key)
    }
    page = listed.paginationToken
  } while (page)
  return keys
}

/** A store in a folder complains of folders that nobody has made yet. */
function noneYet(error: unknown): { objects: Iterable<never>; paginationToken?: string } {
  const { cause = error } = error as { cause?: unknown }
  if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return { objects: [] }
  throw error
}
