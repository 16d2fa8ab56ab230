import { readFile, realpath, rm } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ignoreMissing } from '../data_dir/data_dir.ts'
import { run } from '../processes/run.ts'

const POLL_MS = 10

/** What a server writes about itself into its cluster: `postmaster.pid`, lines 1, 5 and 8. */
export interface Postmaster {
  pid: number
  /** Absolute path. */
  socketFolder: string
  ready: boolean
}

export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(ignoreMissing)
  const lines = text?.split('\n') ?? []
  const pid = Number(lines[0])
  if (!(pid > 0)) return null
  const folder = lines[4]?.trim() ?? ''
  return {
    pid,
    // By another user's working directory (`serverPath`), which is the cluster.
    socketFolder: folder.startsWith('/proc/') || !isAbsolute(folder) ? cluster : folder,
    ready: lines[7]?.trim() === 'ready',
  }
}

/**
 * Ends a server that an earlier, killed start left running on this cluster, and removes the file of one that is gone
 * (its process id may meanwhile belong to somebody else, which PostgreSQL cannot tell and would refuse to start).
 *
 * A server that is already on its way out gets 5 s for its last sessions; then they are cut off, which
 * loses nothing that was committed.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const leftover = await readPostmaster(cluster)
  if (!leftover) return
  if (await serves(leftover.pid, cluster)) {
    await stopServer(leftover.pid, leftover.ready ? [] : [{ signal: 'SIGTERM', patience: 5000 }])
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}

/**
 * Stops a server: PostgreSQL's fast shutdown (sessions are cut off, open transactions rolled back), then its
 * immediate one, then by force.
 *
 * @param gentler signals to try first, each with the milliseconds it is given
 */
export async function stopServer(
  pid: number,
  gentler: { signal: NodeJS.Signals; patience: number }[] = []
): Promise<void> {
  const stages = [
    ...gentler,
    { signal: 'SIGINT' as const, patience: 10_000 },
    { signal: 'SIGQUIT' as const, patience: 5000 },
    { signal: 'SIGKILL' as const, patience: 5000 },
  ]
  for (const { signal, patience } of stages) {
    if (!(await runs(pid))) return
    process.kill(pid, signal)
    const deadline = Date.now() + patience
    while (Date.now() < deadline) {
      if (!(await runs(pid))) return
      await sleep(POLL_MS)
    }
  }
}

/** A process that is dead but was not yet collected by its parent counts as gone. */
async function runs(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/\) [ZX] /.test(status)
}

/**
 * Whether the process is a PostgreSQL server of this cluster, where such a server works: a process id alone may have been
 * given anew.
 */
async function serves(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const folders = [realpath(`/proc/${pid}/cwd`), realpath(cluster)]
    const [actual, wanted] = await Promise.all(folders.map((path) => path.catch(() => null)))
    return actual !== null && actual === wanted
  }
  const found = await run('ps', ['-o', 'command=', '-p', `${pid}`]).catch(() => null)
  return found?.output.includes(cluster) ?? false
}
