import { setTimeout as sleep } from 'node:timers/promises'
import { tell } from './report.js'
import { figuresOf } from './web_process.js'

type Figures = Record<string, number>

/** What may be more of each: connections and timers come and go. */
const SLACK = 2
const SHARE = 0.05
const PAUSE_MS = 1_000
const PATIENCE_MS = 60_000

const WATCHED = [
  ...['heap_mb', 'handles', 'connections', 'streams', 'event_listeners'],
  ...['in_work', 'held', 'waiting', 'turning_away'],
]

/** What is more than before, beyond a twentieth. */
export function leftOf(before: Figures, after: Figures, except?: string): string[] {
  return WATCHED.filter((name) => name !== except).filter((name) => {
    const [from, to] = [before[name]!, after[name]!]
    return !(to <= from + Math.max(SLACK, from * SHARE))
  })
}

/**
 * Waits until a web process holds no more than before, for a minute at most, and tells what it holds then.
 * @param except what is judged elsewhere
 * @returns the promise that is judged
 */
export async function isAsBefore(
  url: string | URL,
  before: Figures,
  except?: string
): Promise<[promise: string, isKept: boolean]> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    await sleep(PAUSE_MS)
    const after = await figuresOf(url)
    const left = leftOf(before, after, except)
    if (left.length > 0 && Date.now() < until) continue
    tell('before', before)
    tell('afterwards', after)
    const more = left.length > 0 ? `, but ${left.join(', ')}` : ''
    return [`all that it holds is as before${more}`, left.length === 0]
  }
}
