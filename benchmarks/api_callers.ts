import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** What the callers of one address send. */
export interface CallersData {
  url: string
  /** One a caller. */
  tokens: string[]
  body: string
  /** Calls of each, one after another. */
  rounds: number
  /** The first calls are spread over so many ms. */
  withinMs: number
}

/** One call as its caller saw it; times in ms. */
export interface Call {
  /** Of the work that it was answered with. */
  id: string
  sentAt: number
  answeredAt: number
  ms: number
}

/*
 * A thread: calls as its data say and answers with what it saw of each call.
 */
const { url, tokens, body, rounds, withinMs } = workerData as CallersData

const calls = await Promise.all(
  tokens.map(async (token) => {
    const made: Call[] = []
    await sleep(Math.random() * withinMs)
    for (let round = 0; round < rounds; round++) made.push(await call(token))
    return made
  })
)
parentPort!.postMessage(calls.flat())

/** @throws when the call is refused */
async function call(token: string): Promise<Call> {
  const [from, sentAt] = [performance.now(), Date.now()]
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  })
  const { generation_id: id } = (await response.json()) as { generation_id: string }
  if (!response.ok) throw new Error(`A call was answered with ${response.status}`)
  return { id, sentAt, answeredAt: Date.now(), ms: performance.now() - from }
}
