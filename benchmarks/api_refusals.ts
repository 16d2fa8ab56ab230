import { readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { newPlainToken } from '#app/api/tokens/plain_token'
import { makeToken } from '#tests/support/api_tokens'
import type { Bench } from './bench_instance.js'
import { beside, figure, heading, quantile } from './report.js'

const MB = 1024 * 1024
const BODY_MB = 100
const MEMORY_GOAL_MB = 20

/** What the web process holds more, at most, while it refuses a body that is far too large. */
export async function benchLargeBody({ instance, visitor }: Bench): Promise<void> {
  heading(`POST /api/v1/edit-image with ${BODY_MB} MB, refused as they come`)
  const pid = instance.pids.web!
  const { plain } = await makeToken(visitor, ['images:edit'])
  const bodies = [
    ['in a picture', '{"prompt":"x","image":"data:image/png;base64,'],
    ['in a text', '{"prompt":"'],
  ] as const
  for (const [name, start] of bodies) {
    await sendBody(instance.url, plain, start, MB)
    await sleep(1000)
    const before = await memory(pid, 'VmRSS')
    await writeFile(`/proc/${pid}/clear_refs`, '5')
    const status = await sendBody(instance.url, plain, start, BODY_MB * MB)
    if (status !== 413) throw new Error(`${BODY_MB} MB were answered with ${status}`)
    const more = (await memory(pid, 'VmHWM')) - before
    const goal = `<= ${MEMORY_GOAL_MB}`
    figure(`more memory, ${name}, MB`, more.toFixed(1), goal, more <= MEMORY_GOAL_MB)
  }
}

/** In MB; `VmHWM` is the most since the counter was set back. */
async function memory(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)![1]) / 1024
}

/** Sends a body of about so many bytes piece by piece, all of it; resolves with the status. */
function sendBody(url: string, token: string, start: string, bytes: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const call = request(new URL('/api/v1/edit-image', url), {
    method: 'POST',
    headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
  })
  call.on('response', (response) => {
    response.resume().on('end', () => resolve(response.statusCode!))
  })
  const piece = Buffer.alloc(64 * 1024, 'A')
  function* pieces() {
    yield Buffer.from(start)
    for (let sent = 0; sent < bytes; sent += piece.length) yield piece
    yield Buffer.from('"}')
  }
  pipeline(Readable.from(pieces()), call, (error) => error && reject(error))
  return promise
}

const REFUSALS_PER_SECOND = 1_000
const SECONDS = 20
const CONNECTIONS = 20
/** Visitors who look at a page every so often. */
const VISITORS = 4
const PAUSE_MS = 100
const RATIO_GOAL = 1.5

/** How much slower signed-in pages are while calls with tokens that nobody has come in. */
export async function benchRefusals({ instance, visitor, productId }: Bench): Promise<void> {
  heading(`The page of a product beside ${REFUSALS_PER_SECOND} refused tokens a second`)
  const path = `/photos/generate/${productId}`
  const visits = async () => {
    const times: number[] = []
    const until = performance.now() + SECONDS * 1000
    const one = async () => {
      while (performance.now() < until) {
        const from = performance.now()
        const page = await visitor.get(path, { headers: { accept: 'text/html' } })
        await page.arrayBuffer()
        times.push(performance.now() - from)
        await sleep(Math.random() * 2 * PAUSE_MS)
      }
    }
    await Promise.all(Array.from({ length: VISITORS }, one))
    return quantile(times, 0.95)
  }
  await visits()
  const alone = await visits()
  const [refused, crowded] = await Promise.all([refusals(instance.url), visits()])
  const ratio = crowded / alone
  beside('p95 of the page alone, ms', alone.toFixed(1))
  beside('p95 of the page beside them, ms', crowded.toFixed(1))
  beside('refusals a second', refused.toFixed(0))
  figure('p95 beside them to p95 alone', ratio.toFixed(2), `<= ${RATIO_GOAL}`, ratio <= RATIO_GOAL)
}

/** Calls with tokens in the right form, another each time; answers how many a second were refused. */
async function refusals(url: string): Promise<number> {
  const result = await autocannon({
    url: `${url}/api/v1/credits`,
    connections: CONNECTIONS,
    overallRate: REFUSALS_PER_SECOND,
    duration: SECONDS,
    workers: 1,
    requests: Array.from({ length: 1_000 }, () => ({
      headers: { authorization: `Bearer ${newPlainToken()}` },
    })),
  })
  if (result['4xx'] !== result.non2xx) throw new Error('Some calls were not refused but failed')
  return result['4xx'] / SECONDS
}
