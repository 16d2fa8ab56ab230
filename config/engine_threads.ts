import { availableParallelism, totalmem } from 'node:os'

/** What a worker takes with up to two threads and trained networks, and each further thread, in MB. */
const BASE_MB = 2_200
const THREAD_MB = 350

/** Of a host's memory a worker leaves so much to all else. */
const SHARE = 0.75

interface Host {
  cores: number
  /** That a process may use, a container's bound included. */
  memoryMb: number
}

/**
 * Threads of the local engine: as set, one without a setting, and with `auto` as many as the host's processors and memory allow.
 * @throws Error with a sentence for the operator
 */
export function threadsOf(setting: string | undefined, host: Host = thisHost()): number {
  if (setting === undefined) return 1
  if (setting === 'auto') {
    const more = Math.floor((host.memoryMb * SHARE - BASE_MB) / THREAD_MB)
    return Math.max(1, Math.min(host.cores, 2 + more))
  }
  const threads = Number(setting)
  if (Number.isInteger(threads) && threads >= 1) return threads
  throw new Error(`ENGINE_THREADS is "${setting}": it must be a whole number from 1 on, or auto.`)
}

function thisHost(): Host {
  // Without a bound it is 0, or more than there is.
  const bound = process.constrainedMemory() || Infinity
  return { cores: availableParallelism(), memoryMb: Math.min(bound, totalmem()) / 1024 ** 2 }
}
