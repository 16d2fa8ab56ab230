import type { ServerResponse } from 'node:http'
import { eventHub } from '#app/core/queue/event_hub'
import { putSecurityHeaders } from '#app/core/http/security_headers'
import { room } from '#app/operator/disk/room'
import { workerState } from '#app/operator/worker_state'
import { replicaFigures } from '#app/core/database/replica/reader'
import { kindsLeft, listWorkers } from '#app/work/workers/living_workers'
import { vitrineVersion } from '#config/version'

/** Paths of probes. */
export const PROBES: ReadonlySet<string> = new Set(['/health/live', '/health/ready'])

/** Probes that wait for the database; it may not answer for seconds, in which anybody may ask thousands of times. */
const MOST_WAITING = 50

/** Kinds of work that no worker takes; null where the database does not answer. */
type Kinds = string[] | null

/** However many probes come at once, they ask the database one thing at a time. */
let asked: Promise<Kinds> | null = null
let waiting = 0
/** What was found last. */
let known: Kinds = null

async function askForKinds(): Promise<Kinds> {
  if (waiting >= MOST_WAITING) return known
  waiting++
  asked ??= listWorkers()
    .then(kindsLeft, () => null)
    .finally(() => (asked = null))
  known = await asked
  waiting--
  return known
}

/**
 * Answers a probe before anything else looks at it, so that it passes the admission, leaves no session behind, and holds next to nothing
 * while it waits.
 */
export async function answerProbe(path: string, response: ServerResponse): Promise<void> {
  const { status, body } = path === '/health/live' ? ALIVE : await lookAround()
  putSecurityHeaders(response)
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}

const ALIVE = { status: 200, body: { status: 'ok' } }

/**
 * What a process answers to a probe: `/health/live` while it runs, `/health/ready` while the database answers and events arrive. The
 * latter tells of the version, since those of several hosts may differ during an upgrade, and in a web process of the worker, where it knows of one, and of kinds of work that no worker of any host takes (`WORKER_KINDS`); without one, work waits and pages still answer. So they do without
 * room for uploads (`disk`), and without the `replica`, where there is one: then the database is read from.
 */
async function lookAround(): Promise<{ status: number; body: object }> {
  const kinds = await askForKinds()
  const database = kinds !== null
  const events = eventHub.isListening
  const isReady = database && events
  const worker = workerState()
  const replica = replicaFigures()
  return {
    status: isReady ? 200 : 503,
    body: {
      status: isReady ? 'ok' : 'unavailable',
      version: vitrineVersion,
      database,
      events,
      disk: (await room.isFull()) ? 'full' : 'ok',
      ...(replica ? { replica: replica.state } : {}),
      ...(kinds ? { kinds_without_worker: kinds } : {}),
      ...(worker ? { worker } : {}),
    },
  }
}
