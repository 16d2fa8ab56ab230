import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from '../support/until.ts'

/** What a process holds after its garbage was collected. */
export interface Heap {
  /** How often it was asked. */
  asked: number
  /** Of objects. */
  bytes: number
  /** Timers, sockets, servers, calls under way: what keeps its loop going. */
  resources: number
}

/** Where a process that has the probe writes it. */
export function heapFile(dataDir: string, pid: number): string {
  return join(dataDir, `heap-${pid}.json`)
}

/** Asks a process that has the probe. */
export async function askHeap(dataDir: string, pid: number): Promise<Heap> {
  const file = heapFile(dataDir, pid)
  const read = async () =>
    JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as Heap | null
  const before = (await read())?.asked ?? 0
  process.kill(pid, 'SIGUSR2')
  return until(async () => {
    const heap = await read()
    return heap && heap.asked > before ? heap : null
  })
}
