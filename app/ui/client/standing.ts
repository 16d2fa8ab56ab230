import type { Standing } from '~/shell/standing'
import { route } from './routes'

const PATIENCE_MS = 10_000

/**
 * Asks the server which build it has and who is signed in here; the answer brings a fresh CSRF cookie. Past the client of the other calls,
 * which asks this when one of them fails.
 * @throws where no answer comes
 */
export async function fetchStanding(): Promise<Standing> {
  const call = new AbortController()
  const timer = setTimeout(() => call.abort(), PATIENCE_MS)
  try {
    const answer = await fetch(route('standing'), {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      signal: call.signal,
    })
    if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
    return (await answer.json()) as Standing
  } finally {
    clearTimeout(timer)
  }
}
