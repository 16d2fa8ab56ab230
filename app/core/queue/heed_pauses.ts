import { randomUUID } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import { listPaused } from './pauses.js'
import { watchRenewed } from './watch_renewed.js'

/** What takes jobs of a queue, whether it does so at present or not. */
interface Taker {
  queue: string
  /** What `work` was called with after the name. */
  rest: unknown[]
  /** Its worker at the queue client; null while the queue is paused. */
  worker: string | null
  /** Its last change, which the next one waits for. */
  heeding: Promise<void>
}

type Work = (queue: string, ...rest: unknown[]) => Promise<string>

/**
 * Has a worker's queue client take nothing from queues that are paused. pg-boss has no way for that: its workers of such a queue are ended,
 * after what they are doing, and begun anew. So `work` returns an id that outlives them, which `notifyWorker` understands.
 * Call it before the first `work`.
 * @returns the function that ends it; the queues stay as they are then
 */
export async function heedPauses(boss: PgBoss): Promise<() => void> {
  const takers = new Map<string, Taker>()
  const work = boss.work.bind(boss) as Work
  const offWork = boss.offWork.bind(boss)
  const notifyWorker = boss.notifyWorker.bind(boss)
  let paused: ReadonlySet<string> = new Set()

  const change = async (id: string, taker: Taker): Promise<void> => {
    const { queue, rest, worker } = taker
    if (paused.has(queue) === (worker === null) || !takers.has(id)) return
    if (worker === null) {
      taker.worker = await work(queue, ...rest)
    } else {
      taker.worker = null
      await offWork(queue, { id: worker, wait: false })
    }
  }
  /** One after the other: a pause that is heard of while a worker begins would miss it, and a resumption would begin another. */
  const heed = (id: string, taker: Taker): Promise<void> => {
    taker.heeding = taker.heeding.catch(() => {}).then(() => change(id, taker))
    return taker.heeding
  }
  Object.assign(boss, {
    async work(queue: string, ...rest: unknown[]) {
      const id = randomUUID()
      const taker: Taker = { queue, rest, worker: null, heeding: Promise.resolve() }
      takers.set(id, taker)
      await heed(id, taker)
      return id
    },
    async offWork(...[queue, options]: Parameters<PgBoss['offWork']>) {
      const ended = [...takers].filter(([, taker]) => taker.queue === queue)
      for (const [id] of ended) takers.delete(id)
      await Promise.allSettled(ended.map(([, { heeding }]) => heeding))
      await offWork(queue, options)
    },
    notifyWorker(id: string) {
      const worker = takers.get(id)?.worker
      if (worker) notifyWorker(worker)
    },
  })
  return watchRenewed('pauses', async () => {
    paused = await listPaused()
    for (const [id, taker] of takers) await heed(id, taker)
  })
}
