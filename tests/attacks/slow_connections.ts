import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAsBefore } from './support/as_before.js'
import { type Outcome, visit } from './support/guest.js'
import { readOptions } from './support/options.js'
import { judge, percentile, tally, tell } from './support/report.js'
import { SignedIn } from './support/signed_in.js'
import { figuresOf, findListener, held } from './support/web_process.js'

/*
 * Slow connections of all kinds, while guests and somebody signed in go on: heads and bodies that come a byte at a time, answers
 * that nobody reads, and connections that say nothing.
 *
 *   METRICS_TOKEN=(that of the instance) node --import=./bin/typescript.mjs tests/attacks/slow_connections.ts --url http://127.0.0.1:3333 [--count 300]
 */

const SECONDS = 20
const BYTE_MS = 1_000
const MOST_MB = 256
/** Visits after which what is loaded with the first guests is there. */
const WARM = 50
/** How often a guest comes again who was told to, and after how long: on a slow machine somebody waits now and then in vain. */
const VISITS = 5
const AGAIN_MS = 1_000
/** After this all that say nothing are to be gone; Node looks every two seconds. */
const SILENT_SECONDS = 15

const options = readOptions({ count: 300 })
const { url, count } = options
const pid = await findListener(Number(url.port))
const script = await findScript()

const KINDS: Record<string, (socket: Socket) => void> = {
  'says nothing': (socket) => socket.resume(),
  'slow head': (socket) => {
    socket.write(`GET /login HTTP/1.1\r\nHost: ${url.host}\r\nX-Slow: `)
    drip(socket)
  },
  'slow body': (socket) => {
    socket.write(
      `POST /login HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"a":"`
    )
    drip(socket)
  },
  'reads nothing': (socket) => {
    // More than the system keeps for a reader.
    const asked = `GET ${script} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`
    socket.pause()
    socket.write(asked.repeat(50))
  },
}

const signedIn = await SignedIn.begin(options)
await sleep(3_000)
const idle = await signedIn.seen()
for (let visits = 0; visits < WARM; visits++) await visit(url, '/login')
const before = await held(pid)
const figures = await figuresOf(url)

const sockets = Array.from({ length: count }, (_, n) => {
  const name = Object.keys(KINDS)[n % Object.keys(KINDS).length]!
  const socket = connect(Number(url.port), url.hostname).on('error', () => {})
  socket.on('connect', () => KINDS[name]!(socket))
  return { name, socket }
})
const guests: Outcome[] = []
for (const until = Date.now() + SECONDS * 1_000; Date.now() < until; await sleep(100)) {
  guests.push(await visitAgain())
}
const busy = await signedIn.stop()
const during = await figuresOf(url)
const peak = await held(pid)
const silentLeft = sockets.filter(({ name, socket }) => name === 'says nothing' && !socket.closed)
for (const { socket } of sockets) socket.destroy()
const isSame = await isAsBefore(url, figures)

const times = guests.map(({ milliseconds }) => milliseconds)
tell(`guests beside ${count} slow connections`, {
  ...tally(guests.map(({ kind }) => kind)),
  'p50 ms': percentile(times, 0.5),
  'p95 ms': percentile(times, 0.95),
})
for (const [when, { page }] of Object.entries({ idle, busy })) {
  tell(`signed in, ${when}, ms`, {
    answers: page.times.length,
    p50: percentile(page.times, 0.5),
    p95: percentile(page.times, 0.95),
    ...tally(page.failures),
  })
}
tell('web process, MB', { before: before.rss, during: peak.rss, after: (await held(pid)).rss })
tell('during', during)
judge([
  [
    'guests were all answered, at most after they were told to come again',
    guests.every(({ kind }) => kind === '200'),
  ],
  ['who is signed in was always answered', busy.page.failures.length === 0],
  [`who said nothing for ${SILENT_SECONDS} s is gone`, silentLeft.length === 0],
  [`it held at most ${MOST_MB} MB`, peak.peak <= MOST_MB],
  isSame,
])
process.exit()

/** A guest's visit; again if there is too much to do, while the connections are slow. */
async function visitAgain(): Promise<Outcome> {
  let outcome = await visit(url, '/login')
  for (let visits = 1; outcome.kind === '503' && visits < VISITS; visits++) {
    await sleep(AGAIN_MS)
    outcome = await visit(url, '/login')
  }
  return outcome
}

function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('a'), BYTE_MS)
  socket.on('close', () => clearInterval(timer))
}

/** The largest file that a guest's page names. */
async function findScript(): Promise<string> {
  const page = await (await fetch(new URL('/login', url))).text()
  const files = [...page.matchAll(/\/assets\/[\w./-]+\.js/g)].map(([name]) => name)
  return files[0] ?? '/favicon.svg'
}
