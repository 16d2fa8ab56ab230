import { readFile } from 'node:fs/promises'

/** Memory that a process has in use, in MB; 0 for one that has ended. Linux alone. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}
