import { FalEmulator } from '#tests/support/fal/emulator'
import { ReplicateEmulator } from '#tests/support/replicate/emulator'
import { findFreePort } from '../tools/launcher/processes/network.js'
import { type Bench, closeBench, openInstance } from './bench_instance.js'
import { MortalWorkers } from './mortal_workers.js'
import { orderRemotely } from './remote_orders.js'
import { beside, figure, heading } from './report.js'

const GENERATIONS = 200
const SIDE = 256
const PATIENCE_MS = 900_000

/** Most milliseconds that a job takes. */
const LONGEST_JOB = 6_000

/** Results that the first provider fails to give. */
const FAILED = 60

/** A worker that is killed at random points while two providers in order draw: what is submitted, stored and booked twice. */
export async function benchKills(): Promise<void> {
  heading(
    `${GENERATIONS} generations at two providers in order, the worker killed at random points`
  )
  const emulator = await FalEmulator.start({ takes: () => Math.random() * LONGEST_JOB })
  const PORT = String(await findFreePort('127.0.0.1'))
  const does = { status: 500, body: { detail: 'Internal error' } }
  emulator.faults.push({ at: 'result', does, times: FAILED })
  const next = await ReplicateEmulator.start({ takes: LONGEST_JOB / 2 })
  next.tellsItself = true
  const bench = await openInstance({
    ...emulator.env,
    ...next.env,
    ENGINE: '',
    ENGINE_CHAIN: 'fal,replicate',
    PORT,
    REPLICATE_WEBHOOK_URL: `http://127.0.0.1:${PORT}/webhooks/replicate`,
    REPLICATE_LOST_SECONDS: '30',
    FAL_WEBHOOK_URL: `http://127.0.0.1:${PORT}/webhooks/fal`,
    FAL_LOST_SECONDS: '30',
    FAL_PRODUCT_LOCK: 'never',
    WORKER_CONCURRENCY: '8',
  })
  const workers = await MortalWorkers.insteadOf(bench.instance)
  try {
    await orderRemotely(bench, emulator, { generations: GENERATIONS, side: SIDE, also: next })
    const kills = await killUntilDone(bench, workers)
    // They need the application, which has been booted with the orders.
    const { countGenerations } = await import('#tests/support/disturbed_work')
    const counts = await countGenerations(bench.instance)
    beside('kills', String(kills))
    beside('requests submitted to the first', String(emulator.jobs.length))
    beside('requests submitted to the next', String(next.jobs.length))
    beside('generations with pictures', String(counts.succeeded))
    beside('generations ended and paid back', String(counts.refunded))
    const { brokenLedgers } = await import('#tests/support/credits')
    const { askedTwice, storedTwice } = await import('#tests/support/remote_work')
    none('generations that ended otherwise', counts.lost + counts.open)
    none('requests submitted twice', (await askedTwice(bench.instance, emulator, next)).length)
    none('results stored twice', (await storedTwice(bench.instance)).length)
    none('ledgers that do not add up', (await brokenLedgers()).length)
  } finally {
    workers.end()
    await closeBench(bench)
    emulator.stop()
    next.stop()
  }
}

function none(name: string, count: number): void {
  figure(name, String(count), '0', count === 0)
}

/** @returns how often a worker was killed */
async function killUntilDone({ instance }: Bench, workers: MortalWorkers): Promise<number> {
  const { countGenerations } = await import('#tests/support/disturbed_work')
  const deadline = Date.now() + PATIENCE_MS
  await workers.liveUntil(async () => {
    const counts = await countGenerations(instance)
    if (Date.now() > deadline) throw new Error(`Still open: ${JSON.stringify(counts)}`)
    return counts.open === 0
  })
  return workers.kills
}
