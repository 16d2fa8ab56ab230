import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../processes/run.ts'

/** Paths of programs that the system has under some names, by the names' order. */
export function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram)
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Installs Debian's packages, all or none; nothing happens where one is not root or there is no apt-get. */
export async function installWithApt(packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env }).catch(() => {})
  const install = ['install', '--yes', '--no-install-recommends', ...packages]
  const { code } = await run('apt-get', install, { env }).catch(() => ({ code: 1 }))
  return code === 0
}
