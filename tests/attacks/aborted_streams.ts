import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Visitor } from '#tests/support/visitor'
import { isAsBefore } from './support/as_before.js'
import { readOptions } from './support/options.js'
import { judge, tell } from './support/report.js'
import { figuresOf, findListener, held } from './support/web_process.js'

/*
 * Somebody signed in opens streams of events and goes away, before or after the answer has begun; then opens more than anybody
 * looks at, and leaves them unread.
 *
 *   METRICS_TOKEN=(that of the instance) node --import=./bin/typescript.mjs tests/attacks/aborted_streams.ts --url http://127.0.0.1:3333 [--count 1200]
 */

const AT_ONCE = 50
const OPEN = 100
const MOST_MB = 256
const PATIENCE_MS = 20_000
/** By then those of before are forgotten. */
const REST_MS = 2_000

const options = readOptions({ count: 1_200 })
const { url, count, email, password } = options
const pid = await findListener(Number(url.port))
const visitor = new Visitor(url.href)
const signIn = await visitor.post('/login', { email, password })
if (signIn.status !== 200) throw new Error(`The sign-in was answered ${signIn.status}`)
const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const request = `GET /events HTTP/1.1\r\nHost: ${url.host}\r\nCookie: ${cookie}\r\nAccept: text/event-stream\r\n\r\n`

for (let warm = 0; warm < AT_ONCE; warm++) await abort(warm % 5)
await sleep(REST_MS)
const before = await figuresOf(url)
const memory = await held(pid)
for (let begun = 0; begun < count; begun += AT_ONCE) {
  await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => abort(n % 5)))
}
const aborted = await settled(isOver)
const open = await Promise.all(Array.from({ length: OPEN }, () => openStream()))
const many = await settled(({ streams, waiting, in_work: working }) => {
  return streams! > before.streams! && waiting! + working! === 0
})
for (const socket of open) socket.destroy()
const isSame = await isAsBefore(url, before)

tell(`after ${count} streams that were broken off`, aborted)
tell(`with ${OPEN} that were left unread`, many)
tell('web process, MB', { before: memory.rss, after: (await held(pid)).rss })
judge([
  [
    'streams that were broken off left no listener',
    aborted.event_listeners! <= before.event_listeners!,
  ],
  ['and no connection', aborted.connections! <= before.connections! + 2],
  ['one user has few streams', many.streams! - before.streams! <= 10],
  [`it held at most ${MOST_MB} MB`, (await held(pid)).peak <= MOST_MB],
  isSame,
])
process.exit()

function isOver(figures: Record<string, number>): boolean {
  const { streams, connections, in_work: working, waiting } = figures
  const isLeft = streams! > before.streams! || connections! > before.connections! + 2
  return !isLeft && working! + waiting! === 0
}

/** @param delay milliseconds after which it is broken off; 0: at once */
async function abort(delay: number): Promise<void> {
  const socket = await openStream()
  if (delay > 0) await sleep(delay)
  socket.destroy()
}

async function openStream() {
  const socket = connect(Number(url.port), url.hostname).on('error', () => {})
  await once(socket, 'connect')
  await new Promise((resolve) => socket.write(request, resolve))
  return socket.pause()
}

/** The figures once they are as expected, or after a while as they are. */
async function settled(isDone: (figures: Record<string, number>) => boolean) {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const figures = await figuresOf(url)
    if (isDone(figures) || Date.now() > until) return figures
    await sleep(200)
  }
}
