import { randomUUID } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import type { PgBoss } from 'pg-boss'
import { listPaused } from './pauses.js'
import { watchRenewed } from './watch_renewed.js'

/** What takes one job of a queue at a time, whether it does so at present or not. */
interface Taker {
  /** Of the call of `work` that it belongs to. */
  id: string
  queue: string
  /** What `work` was called with after the name. */
  rest: unknown[]
  /** Its worker at the queue client; null while the queue is paused. */
  worker: string | null
  /** Whether it still does what it took before a pause: until then it takes nothing else, so that no more is done at a time than before. */
  isEnding: boolean
  /** Its last change, which the next one waits for. */
  heeding: Promise<void>
}

type Work = (queue: string, ...rest: unknown[]) => Promise<string>

/**
 * Has a worker's queue client take nothing from queues that are paused. pg-boss has no way for that: its workers of such a queue are ended,
 * after what they are doing, and begun anew, each once it has ended. So `work` returns an id that outlives them, which `notifyWorker` understands.
 * Call it before the first `work`.
 * @returns the function that ends it; the queues stay as they are then
 */
export async function heedPauses(boss: PgBoss): Promise<() => void> {
  const takers = new Set<Taker>()
  const work = boss.work.bind(boss) as Work
  const offWork = boss.offWork.bind(boss)
  const notifyWorker = boss.notifyWorker.bind(boss)
  let paused: ReadonlySet<string> = new Set()

  const change = async (taker: Taker): Promise<void> => {
    const { queue, rest, worker, isEnding } = taker
    if (paused.has(queue) === (worker === null) || !takers.has(taker)) return
    if (worker !== null) {
      taker.worker = null
      taker.isEnding = true
      void end(taker, worker)
    } else if (!isEnding) {
      taker.worker = await work(queue, ...rest)
    }
  }
  const end = async (taker: Taker, worker: string): Promise<void> => {
    await offWork(taker.queue, { id: worker, wait: true })
    taker.isEnding = false
    await heed(taker).catch((error: unknown) =>
      logger.error({ err: error, queue: taker.queue }, 'a queue could not be resumed')
    )
  }
  /** One after the other: a pause that is heard of while a worker begins would miss it, and a resumption would begin another. */
  const heed = (taker: Taker): Promise<void> => {
    taker.heeding = taker.heeding.catch(() => {}).then(() => change(taker))
    return taker.heeding
  }
  Object.assign(boss, {
    async work(queue: string, ...rest: unknown[]) {
      const id = randomUUID()
      const own = oneByOne(rest).map((call): Taker => {
        const heeding = Promise.resolve()
        return { id, queue, rest: call, worker: null, isEnding: false, heeding }
      })
      for (const taker of own) takers.add(taker)
      await Promise.all(own.map(heed))
      return id
    },
    async offWork(...[queue, options]: Parameters<PgBoss['offWork']>) {
      const ended = [...takers].filter((taker) => taker.queue === queue)
      for (const taker of ended) takers.delete(taker)
      await Promise.allSettled(ended.map(({ heeding }) => heeding))
      await offWork(queue, options)
    },
    notifyWorker(id: string) {
      // As pg-boss does: one of them looks.
      const taker = [...takers].find((it) => it.id === id && it.worker !== null)
      if (taker) notifyWorker(taker.worker!)
    },
  })
  return watchRenewed('pauses', async () => {
    paused = await listPaused()
    await Promise.all([...takers].map(heed))
  })
}

/**
 * What `work` is called with for each job that it is to take at a time: pg-boss ends and begins what one call has begun as a whole. A call that
 * says how many of a group it takes stays whole, since pg-boss refuses more of a group than of all: it goes on once all that it took has ended.
 */
function oneByOne(rest: unknown[]): unknown[][] {
  const [options] = rest
  if (rest.length < 2 || typeof options !== 'object') return [rest]
  const { localConcurrency = 1, ...others } = options as Parameters<PgBoss['work']>[1] & object
  if ('localGroupConcurrency' in others) return [rest]
  return Array.from({ length: localConcurrency }, () => [others, ...rest.slice(1)])
}
