import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_MERCHANT } from '#config/demo'
import { residentMegabytes } from '#tests/support/resident_megabytes'
import { everybodyElse } from '#tests/support/population/population'
import { Visitor } from '#tests/support/visitor'
import { type Bench, closeBench, openInstance } from './bench_instance.js'
import { figuresOf, METRICS_TOKEN } from '#tests/attacks/support/web_process'
import { beside, figure, heading, quantile } from './report.js'
import { seed } from './scale/seed.js'

const STREAMS = 2_000
/** As many as one user may have open. */
const OF_ONE = 10
const AT_ONCE = 40
const SIGN_INS_AT_ONCE = 4
const EVENTS = 5
const VISITS = 50
const MEMORY_GOAL_KB = 30
const PATIENCE_MS = 60_000

/** Two thousand pages that are open and listen to one web process: what each takes, and whether all are told. */
export async function benchStreams(): Promise<void> {
  heading(`${STREAMS.toLocaleString('en')} streams of events at one web process`)
  const bench = await openInstance({ METRICS_TOKEN })
  const readers: Reader[] = []
  try {
    const users = STREAMS / OF_ONE
    await seed(bench.database, [everybodyElse(users, {})])
    const visitors = await signInAll(bench, users)
    const before = await residentMegabytes(bench.instance.pids.web!)
    const objectsBefore = await objectMegabytes(bench)
    const quiet = await visitTimes(bench)

    const from = performance.now()
    const wanted = visitors.flatMap((visitor) => Array.from({ length: OF_ONE }, () => visitor))
    for (let at = 0; at < STREAMS && readers.length === at; at += AT_ONCE) {
      const next = wanted.slice(at, at + AT_ONCE)
      const opened = await Promise.all(next.map((it) => Reader.open(bench.instance.url, it)))
      readers.push(...opened.filter((reader) => reader !== null))
    }
    const count = readers.length
    figure('open at once', String(count), `>= ${STREAMS}`, count >= STREAMS)
    beside('opened within, s', ((performance.now() - from) / 1000).toFixed(1))

    const waits: number[] = []
    for (let sent = 1; sent <= EVENTS; sent++) waits.push(...(await tellAll(bench, readers, sent)))
    const told = readers.filter(({ events }) => events === EVENTS).length
    figure(`were told all of ${EVENTS} events`, String(told), String(count), told === count)
    beside('from an event to the last of them, ms, at the median', quantile(waits, 0.5).toFixed(0))
    const memory = await residentMegabytes(bench.instance.pids.web!)
    const each = ((memory - before) * 1000) / count
    figure('memory of each, KB', each.toFixed(1), `<= ${MEMORY_GOAL_KB}`, each <= MEMORY_GOAL_KB)
    beside('memory of the web process, MB', `${before.toFixed(0)} -> ${memory.toFixed(0)}`)
    beside('of it objects, MB', `${objectsBefore} -> ${await objectMegabytes(bench)}`)
    const loaded = await visitTimes(bench)
    const shown = (times: number[]) => quantile(times, 0.5).toFixed(1)
    beside('the dashboard without and with them, p50 ms', `${shown(quiet)}, ${shown(loaded)}`)
  } finally {
    for (const reader of readers) reader.close()
    await closeBench(bench)
  }
}

/** A page that listens. */
class Reader {
  readonly #answer: IncomingMessage
  #events = 0

  private constructor(answer: IncomingMessage) {
    this.#answer = answer
    answer.on('error', () => {})
    answer.on('data', (chunk: Buffer) => {
      this.#events += chunk.toString().split('event: billing\n').length - 1
    })
  }

  /**
   * @returns null when the process has as many as it takes
   * @throws Error when the stream is refused otherwise, or the process breaks
   */
  static async open(url: string, visitor: Visitor): Promise<Reader | null> {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, accept: 'text/event-stream' }
    const call = get(`${url}/events`, { headers, agent: false })
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    // What breaks off later is told by the events that it misses.
    call.on('error', () => {})
    if (answer.statusCode === 200) return new Reader(answer)
    answer.resume()
    if (answer.statusCode === 503) return null
    throw new Error(`A stream answered ${answer.statusCode}`)
  }

  /** How many it was told. */
  get events(): number {
    return this.#events
  }

  close(): void {
    this.#answer.destroy()
  }
}

async function signInAll({ instance, database }: Bench, users: number): Promise<Visitor[]> {
  const { rows } = await database.query(
    `select email from users where email like 'user%@example.com' order by id limit $1`,
    [users]
  )
  const visitors: Visitor[] = []
  while (visitors.length < rows.length) {
    // Who signs in so often is told to wait.
    await database.query('delete from rate_limits')
    const next = rows.slice(visitors.length, visitors.length + SIGN_INS_AT_ONCE)
    const signedIn = next.map(async ({ email }) => {
      const visitor = new Visitor(instance.url)
      const { status } = await visitor.post('/login', { email, password: DEMO_MERCHANT.password })
      if (status !== 200) throw new Error(`A sign-in answered ${status}`)
      return visitor
    })
    visitors.push(...(await Promise.all(signedIn)))
  }
  return visitors
}

/** Announces one event to everybody; answers how long until the last was told, in ms. */
async function tellAll({ database }: Bench, readers: Reader[], sent: number): Promise<number[]> {
  const from = performance.now()
  await database.query(
    `select pg_notify('vitrine_events', json_build_object('type', 'billing', 'userId', id, 'data', json_build_object())::text)
     from users`
  )
  while (readers.some(({ events }) => events < sent)) {
    if (performance.now() - from > PATIENCE_MS) throw new Error('Not all streams were told')
    await sleep(2)
  }
  return [performance.now() - from]
}

/** What the process has in its heap, garbage included. */
async function objectMegabytes({ instance }: Bench): Promise<number> {
  return (await figuresOf(instance.url)).heap_mb!
}

async function visitTimes({ visitor }: Bench): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < VISITS; n++) {
    const from = performance.now()
    await visitor.visit('/dashboard')
    times.push(performance.now() - from)
  }
  return times
}
