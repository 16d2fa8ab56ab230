import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import type { Engine } from '#app/engines/engine'
import { makeToken } from '#tests/support/api_tokens'
import type { Call, CallersData } from './api_callers.js'
import type { Bench } from './bench_instance.js'
import { bootBeside } from './boot_beside.js'
import { beside, figure, heading, quantile } from './report.js'

const CALLERS = 20
/** Calls of each, after one to warm up; below what a token may make a minute. */
const ROUNDS = 5
const P50_GOAL_MS = 40
/** How long the engine takes, in ms: what somebody waits for whose edit of a second shares a machine with 20 others. */
const ENGINE_MS = { least: 4_000, most: 8_000 }
const SIDE = 640

/**
 * What a call of `POST /api/v1/edit-image` takes beside its engine while 20 callers wait for theirs. A worker of this
 * process does the work with an engine that sleeps and then paints a plain picture, so that the callers do not wait for
 * each other's engines. They have a thread of their own: what they do between their calls does not hold up the worker.
 */
export async function benchEdits(bench: Bench): Promise<void> {
  const { instance, visitor, database } = bench
  heading(`POST /api/v1/edit-image, a picture of ${SIDE} x ${SIDE}, ${CALLERS} callers`)
  await bootBeside(bench)
  await instance.kill('worker', 'SIGSTOP')
  const { startQuickWorker } = await import('#tests/support/quick_worker')
  const stopWorker = await startQuickWorker(await sleepingEngine(), CALLERS)

  const tokens: string[] = []
  for (let n = 0; n < CALLERS; n++) tokens.push((await makeToken(visitor, ['images:edit'])).plain)
  const body = JSON.stringify({ image: await picture(), prompt: 'make it brighter' })
  const send = (rounds: number) =>
    callers({
      url: `${instance.url}/api/v1/edit-image`,
      tokens,
      body,
      rounds,
      withinMs: ENGINE_MS.most,
    })
  await send(1)
  const web = () => cpuMsOf(instance.pids.web!)
  const [webBefore, ownBefore] = [web(), process.cpuUsage()]
  const calls = await send(ROUNDS)

  const own = process.cpuUsage(ownBefore)
  const count = calls.length
  const webMs = (web() - webBefore) / count
  const ownMs = (own.user + own.system) / 1000 / count

  const { rows } = await database.query(
    `select id, engine_ms, created_at as accepted, started_at as started, finished_at as finished
     from generations where id = any($1)`,
    [calls.map(({ id }) => id)]
  )
  const engine = new Map(rows.map((row) => [row.id as string, Number(row.engine_ms)]))
  const sent = new Map(calls.map((call) => [call.id, call]))
  const overheads = calls.map(({ id, ms }) => ms - engine.get(id)!)
  const p50 = quantile(overheads, 0.5)
  figure('beside the engine, p50 ms', p50.toFixed(1), `<= ${P50_GOAL_MS}`, p50 <= P50_GOAL_MS)
  beside('beside the engine, p95 ms', quantile(overheads, 0.95).toFixed(1))
  const part = (name: string, msOf: (row: Row) => number) =>
    beside(`of it ${name}, p50 ms`, quantile((rows as Row[]).map(msOf), 0.5).toFixed(1))
  part('until acceptance', ({ id, accepted }) => accepted.getTime() - sent.get(id)!.sentAt)
  part(
    'from acceptance to start',
    ({ accepted, started }) => started.getTime() - accepted.getTime()
  )
  part(
    'from start to end, beside the engine',
    (row) => row.finished.getTime() - row.started.getTime() - Number(row.engine_ms)
  )
  part('from end to answer', ({ id, finished }) => sent.get(id)!.answeredAt - finished.getTime())
  beside('the engine, p50 ms', quantile([...engine.values()], 0.5).toFixed(0))
  beside('processor time a call, web ms', webMs.toFixed(1))
  beside('processor time a call, worker and caller ms', ownMs.toFixed(1))
  await stopWorker()
  await instance.kill('worker', 'SIGCONT')
}

/** What callers in a thread of their own saw. */
async function callers(workerData: CallersData): Promise<Call[]> {
  const thread = new Worker(new URL('./api_callers.ts', import.meta.url), { workerData })
  const [[calls]] = await Promise.all([once(thread, 'message'), once(thread, 'exit')])
  return calls as Call[]
}

/** Processor time that a process has taken, in ms; the kernel counts it in hundredths of a second. */
function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/** Of a piece of work. */
interface Row {
  id: string
  engine_ms: number
  accepted: Date
  started: Date
  finished: Date
}

async function sleepingEngine(): Promise<Engine> {
  const { quickEngine } = await import('#tests/support/quick_engine')
  const quick = quickEngine()
  return {
    ...quick,
    async edit(input, context) {
      await sleep(ENGINE_MS.least + Math.random() * (ENGINE_MS.most - ENGINE_MS.least))
      return quick.edit(input, context)
    },
  }
}

/** A photo with as much detail as photos have, as a data URI. */
async function picture(): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
  const bytes = await sharp({
    create: { width: SIDE, height: SIDE, channels: 3, noise, background: '#808080' },
  })
    .blur(2)
    .jpeg({ quality: 85 })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}
