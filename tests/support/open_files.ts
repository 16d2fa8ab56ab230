import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What lies in a data folder and is readable by more than its owner; PostgreSQL sees to its own. */
export async function openToOthers(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true })
  const ours = names.filter((name) => !/^postgres(\/|$)/.test(name))
  const modes = await Promise.all(ours.map((name) => stat(join(dataDir, name))))
  return ours.filter((_, at) => modes[at]!.mode & 0o077)
}
