import { spawnSync } from 'node:child_process'
import { ROOT } from '../../tools/launcher/settings.js'

export const NOBODY = { uid: 65534, gid: 65534 }

export const isRoot = process.getuid?.() === 0

/** A shell in a namespace of its own, so that nothing it mounts is left. */
export const PRIVATE_SHELL = ['unshare', '--mount', 'sh', '-c']

/** Whether another user can enter the project, which a home directory may forbid. */
export function isOpen(): boolean {
  return runs(process.execPath, ['--version'], NOBODY)
}

/** Whether `PRIVATE_SHELL` can mount anything. */
export function canMount(): boolean {
  const [command, ...args] = PRIVATE_SHELL
  return isRoot && runs(command!, [...args, 'mount -t tmpfs tmpfs /mnt'])
}

function runs(command: string, args: string[], identity?: typeof NOBODY): boolean {
  return spawnSync(command, args, { ...identity, cwd: ROOT }).status === 0
}
