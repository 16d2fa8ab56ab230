import { setTimeout as sleep } from 'node:timers/promises'
import { isAsBefore } from './support/as_before.js'
import { type Outcome, visit } from './support/guest.js'
import { readOptions } from './support/options.js'
import { judge, percentile, tally, tell } from './support/report.js'
import { SignedIn } from './support/signed_in.js'
import { figuresOf, findListener, held } from './support/web_process.js'

/*
 * Ten thousand guests ask for a page at once, a second time as they are answered, while somebody signed in goes on working.
 *
 *   METRICS_TOKEN=(that of the instance) node --import=./bin/typescript.mjs tests/attacks/guests.ts --url http://127.0.0.1:3333 [--count 10000] [--path /login] [--milliseconds 500]
 */

const ROUNDS = 2
const IDLE_MS = 3_000
const MOST_MB = 256
const WARM = 300

const options = readOptions({ count: 10_000, path: '/login' })
const { url, count, path } = options
const pid = await findListener(Number(url.port))
const signedIn = await SignedIn.begin(options)
// By then what is loaded with the first guests is there.
await come(Math.min(count, WARM))
await sleep(IDLE_MS)
const idle = await signedIn.seen()
const before = await held(pid)
const figures = await figuresOf(url)
let peak = before.rss
const look = async () => {
  peak = Math.max(peak, (await held(pid).catch(() => before)).rss)
}
const watch = setInterval(() => void look(), 50)

const outcomes = await come(count)

const busy = await signedIn.stop()
clearInterval(watch)
const isThere = (await findListener(Number(url.port)).catch(() => 0)) === pid
const isSame = isThere ? [await isAsBefore(url, figures)] : []

const kinds = tally(outcomes.map(({ kind }) => kind))
const times = outcomes.map(({ milliseconds }) => milliseconds)
tell(`${count} guests of ${path}, ${ROUNDS} visits each`, kinds)
tell('their answers, ms', { p50: percentile(times, 0.5), p95: percentile(times, 0.95) })
for (const [when, { page, health }] of Object.entries({ idle, busy })) {
  for (const [what, seen] of Object.entries({ 'signed in': page, 'health': health })) {
    tell(`${what}, ${when}, ms`, {
      answers: seen.times.length,
      p50: percentile(seen.times, 0.5),
      p95: percentile(seen.times, 0.95),
      most: Math.max(...seen.times),
      ...tally(seen.failures),
    })
  }
}
tell('web process, MB', {
  before: before.rss,
  peak,
  after: isThere ? (await held(pid)).rss : Number.NaN,
})
judge([
  ['the web process lives', isThere],
  [
    'every guest was answered, or refused with the time to come back',
    Object.keys(kinds).every((kind) => kind === '200' || kind === '503'),
  ],
  ['who is signed in was always answered', busy.page.failures.length === 0],
  [
    `and within ${options.milliseconds} ms (p95)`,
    percentile(busy.page.times, 0.95) <= options.milliseconds,
  ],
  ['health was always told', busy.health.failures.length === 0],
  [`it held at most ${MOST_MB} MB`, peak <= MOST_MB],
  ...isSame,
])

/** So many guests at once, each of whom comes again when answered. */
async function come(guests: number): Promise<Outcome[]> {
  const visits = await Promise.all(
    Array.from({ length: guests }, async () => {
      const own: Outcome[] = []
      for (let round = 0; round < ROUNDS; round++) own.push(await visit(url, path))
      return own
    })
  )
  return visits.flat()
}
