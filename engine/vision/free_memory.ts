import { readFileSync } from 'node:fs'
import { freemem, totalmem } from 'node:os'
import { join } from 'node:path'

/**
 * Bytes that this process may still take: what the host has, and within a container's bound what that leaves. A bound also counts files that
 * were read and are only kept in case they are read again, with which a container fills up over the hours: they count as free, as
 * `docker stats` has it.
 */
export function freeMemory(): number {
  const bound = process.constrainedMemory()
  // Without a bound it is 0, or more than there is.
  if (!(bound > 0 && bound < totalmem())) return process.availableMemory()
  return Math.min(freemem(), bound, process.availableMemory() + keptFiles())
}

/**
 * Bytes of files that the kernel keeps for this process' control group and gives back when asked, of both versions of groups; 0 where none
 * tells.
 *
 * @param root where the file systems `proc` and `sys` are mounted
 */
export function keptFiles(root = '/'): number {
  const groups = read(join(root, 'proc/self/cgroup'))
  const [, unified = '/'] = /^0::(.*)$/m.exec(groups) ?? []
  const [, own = '/'] = /^\d+:(?:[^:]*,)?memory(?:,[^:]*)?:(.*)$/m.exec(groups) ?? []
  const system = join(root, 'sys/fs/cgroup')
  // Seen from a container its own group is the root, whatever path the host gives it.
  const stats = [
    join(system, unified, 'memory.stat'),
    join(system, 'memory.stat'),
    join(system, 'memory', own, 'memory.stat'),
    join(system, 'memory/memory.stat'),
  ].map(read)
  const [, bytes = '0'] = /^(?:total_)?inactive_file (\d+)$/m.exec(stats.find(Boolean) ?? '') ?? []
  return Number(bytes)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
