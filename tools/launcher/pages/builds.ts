import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../data_dir/data_dir.ts'

/** Names the files of the newest build. */
const LIST = '.files'

/**
 * Removes from a folder of builds what belongs neither to the newest nor to the one before: pages that were open during an update
 * still fetch parts of that.
 *
 * @param since when the newest build began, in milliseconds since 1970; it has written all of its files since
 */
export async function removeEarlierBuilds(folder: string, since: number): Promise<void> {
  const listed = (await readFile(join(folder, LIST), 'utf8').catch(ignoreMissing))?.split('\n')
  const newest: string[] = []
  for (const name of await filesIn(folder)) {
    const path = join(folder, name)
    if ((await stat(path)).mtimeMs >= since) newest.push(name)
    else if (listed && !listed.includes(name)) await rm(path)
  }
  await writeFile(join(folder, LIST), newest.join('\n'))
}

/** Paths of built files; hidden ones are notes about them. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((it) => it.isFile() && !it.name.startsWith('.')).map(({ name }) => name)
}
