import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, setGlobalDispatcher } from 'undici'
import { Visitor } from '#tests/support/visitor'
import type { Options } from './options.js'

const PAUSE_MS = 250
const PATIENCE_MS = 60_000
/** Visits that are under way at once: whoever has a page open asks no more, however slow the machine is. */
const MOST_AT_ONCE = 6

const PATHS = { page: '/products', health: '/health/ready' }

/** What a probe saw: milliseconds of each answer, and what came instead of one. */
export interface Seen {
  times: number[]
  failures: string[]
}

/*
 * Visits a page that needs a signed-in session, and asks whether the instance is ready, time and again, until it is told to
 * stop: also while earlier answers are still to come, or those that wait long would be the fewest. A process of its own: what
 * the attackers do in theirs must not be measured.
 */
const [, , address, email, password] = process.argv
// As a browser does, which keeps its connections; one for each visit, none of which waits here.
setGlobalDispatcher(new Agent({ connections: 2 * MOST_AT_ONCE }))
const visitor = new Visitor(address)
const signIn = await visitor.post('/login', { email, password })
if (signIn.status !== 200) throw new Error(`The sign-in was answered ${signIn.status}`)

let seen: Record<'page' | 'health', Seen> = fresh()
let isOver = false
const underWay = { page: new Set<Promise<void>>(), health: new Set<Promise<void>>() }
const report = async () => {
  await Promise.all([...underWay.page, ...underWay.health])
  process.send!(seen, () => isOver && process.disconnect())
  seen = fresh()
}
process.on('message', (message) => {
  if (message === 'stop') isOver = true
  void report()
})
process.send!('ready')

while (!isOver) {
  for (const [what, path] of Object.entries(PATHS)) {
    const those = underWay[what as keyof typeof PATHS]
    if (those.size >= MOST_AT_ONCE) continue
    const visit = see(seen[what as keyof typeof PATHS], path)
    those.add(visit)
    void visit.then(() => those.delete(visit))
  }
  await sleep(PAUSE_MS)
}

async function see({ times, failures }: Seen, path: string): Promise<void> {
  const began = performance.now()
  try {
    const answer = await visitor.get(path, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.arrayBuffer()
    if (answer.status === 200) times.push(performance.now() - began)
    else failures.push(String(answer.status))
  } catch (error) {
    failures.push((error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name)
  }
}

function fresh(): Record<'page' | 'health', Seen> {
  return { page: { times: [], failures: [] }, health: { times: [], failures: [] } }
}

export type Probed = typeof seen
export type ProbeArguments = Pick<Options, 'url' | 'email' | 'password'>
