import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../settings.ts'

/**
 * A hash over files of the project, equal when and only when their paths and contents are.
 *
 * @param paths files and folders, relative to the project's root; those that are missing count as empty
 * @param extra further words that the result depends on
 * @param keep which files of the folders count, all by default
 * @returns 64 hexadecimal digits
 */
export async function fingerprint(
  paths: string[],
  extra: string[] = [],
  keep: (path: string) => boolean = () => true
): Promise<string> {
  const lists = await Promise.all(paths.map(listFiles))
  const files = lists.flat().filter(keep).sort()
  const hash = createHash('sha256').update(JSON.stringify(extra))
  for (const file of files) {
    const content = await readFile(join(ROOT, file))
    hash.update(`\0${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

async function listFiles(path: string): Promise<string[]> {
  try {
    const entries = await readdir(join(ROOT, path), { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
