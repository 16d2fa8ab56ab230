import { randomUUID } from 'node:crypto'
import { readdir, readFile, readlink } from 'node:fs/promises'

const LISTENING = '0A'

/** What a process holds, by Linux's account of it; bytes in MB. */
export interface Held {
  rss: number
  /** The most that it ever held. */
  peak: number
  files: number
}

/**
 * The process that listens on a port of this machine.
 *
 * @throws Error where none is found
 */
export async function findListener(port: number): Promise<number> {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => ''))
  )
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const inodes = tables
    .flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)))
    .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === LISTENING)
    .map((columns) => `socket:[${columns[9]}]`)
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => [])
    for (const file of files) {
      const target = await readlink(`/proc/${pid}/fd/${file}`).catch(() => '')
      if (inodes.includes(target)) return Number(pid)
    }
  }
  throw new Error(`Nobody listens on port ${port}.`)
}

/** @throws Error when the process is gone */
export async function held(pid: number): Promise<Held> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)![1]) / 1024
  return {
    rss: megabytes('VmRSS'),
    peak: megabytes('VmHWM'),
    files: (await readdir(`/proc/${pid}/fd`)).length,
  }
}

/** By which figures are read here: that of the environment, or one for an instance of one's own. */
export const METRICS_TOKEN = process.env.METRICS_TOKEN || randomUUID()

/**
 * What the instance counts of itself (`/health/figures`), without garbage.
 *
 * @throws Error where it has another token
 */
export async function figuresOf(url: string | URL): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const answer = await fetch(new URL('/health/figures?collect', url), { headers })
  if (!answer.ok) throw new Error('Start the instance, and this, with the same METRICS_TOKEN.')
  return (await answer.json()) as Record<string, number>
}
