import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Order, Told, Usage } from '../tasks.js'
import { doTask } from './do_task.js'
import { Refusal } from './refusal.js'
import { isSystemFault } from './system_fault.js'

/*
 * A process that does one task at a time with pictures that strangers sent. Whoever started it watches what it takes, and ends it;
 * by itself it ends when they are gone.
 */

/** Milliseconds between two reports of a task. */
const REPORT_MS = 100

let before = process.cpuUsage()

// An ordinary exit would wait for the threads that decode.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Of a terminal's Ctrl+C everybody hears; who started this may still have work for it.
process.on('SIGINT', () => {})
process.on('message', (order: Order) => void work(order))

sharp.cache(false)
// Where memory runs out, Linux is to end this process before any other.
void writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
tell({ type: 'ready' })

async function work(order: Order): Promise<void> {
  before = process.cpuUsage()
  const timer = setInterval(() => tell({ type: 'working' }), REPORT_MS)
  const end = await outcomeOf(order)
  clearInterval(timer)
  tell(end)
}

async function outcomeOf(order: Order) {
  try {
    return { type: 'done', result: await doTask(order) } as const
  } catch (error) {
    if (!(error instanceof Refusal)) {
      const type = isSystemFault(error) ? 'unable' : 'failed'
      return { type, detail: describe(error) } as const
    }
    return { type: 'refused', code: error.code, detail: describe(error.cause) } as const
  }
}

type Said = Told extends infer T ? (T extends Told ? Omit<T, 'usage'> : never) : never

function tell(said: Said): void {
  const { user, system } = process.cpuUsage(before)
  const usage: Usage = { cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() }
  // Whoever is gone needs no answer.
  process.send?.({ ...said, usage } as Told, () => {})
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
