import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { FalEmulator } from '#tests/support/fal/emulator'
import { closeBench, openInstance } from './bench_instance.js'
import { orderRemotely } from './remote_orders.js'
import { figure, heading } from './report.js'

const GENERATIONS = 500
const SECONDS = 60
const MEMORY_GOAL_MB = 300
const PROCESSOR_GOAL = 0.25

/** Ticks of the processor's clock in a second, as Linux counts them for processes. */
const TICKS = 100

/** One worker while hundreds of pictures are drawn by a provider that tells nothing by itself: what waiting costs. */
export async function benchRemote(): Promise<void> {
  heading(
    `${GENERATIONS} generations at the first of two engines at once, one worker, without webhooks`
  )
  const emulator = await FalEmulator.start({ takes: 3_600_000 })
  const chain = { ENGINE: '', ENGINE_CHAIN: 'fal,local' }
  const concurrency = { WORKER_CONCURRENCY: String(GENERATIONS), FAL_PRODUCT_LOCK: 'never' }
  const bench = await openInstance({ ...emulator.env, ...chain, ...concurrency })
  try {
    await orderRemotely(bench, emulator, { generations: GENERATIONS, side: 1_024 })
    while (emulator.jobs.length < GENERATIONS) await sleep(1_000)
    // What has just been submitted is asked for more often.
    await sleep(20_000)
    const pid = bench.instance.pids.worker!
    const before = await processorSeconds(pid)
    const from = performance.now()
    await sleep(SECONDS * 1_000)
    const share = ((await processorSeconds(pid)) - before) / ((performance.now() - from) / 1_000)
    const memory = await residentMegabytes(pid)
    figure('memory, MB', memory.toFixed(0), `<= ${MEMORY_GOAL_MB}`, memory <= MEMORY_GOAL_MB)
    figure(
      'share of one core',
      `${(share * 100).toFixed(0)} %`,
      `<= ${PROCESSOR_GOAL * 100} %`,
      share <= PROCESSOR_GOAL
    )
  } finally {
    await closeBench(bench)
    emulator.stop()
  }
}

async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1024
}
