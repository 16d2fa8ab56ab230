import { eventHub } from '#app/core/queue/event_hub'
import { room } from '#app/operator/disk/room'
import { workerState } from '#app/operator/worker_state'
import { replicaFigures } from '#app/core/database/replica/reader'
import { kindsLeft, listWorkers } from '#app/work/workers/living_workers'
import { vitrineVersion } from '#config/version'

/** However many probes come at once, they ask the database one thing at a time. */
let asked: Promise<string[] | null> | null = null

/** Kinds of work that no worker takes; null where the database does not answer. */
function askForKinds(): Promise<string[] | null> {
  return listWorkers().then(kindsLeft, () => null)
}

/**
 * What a process answers to a probe: `/health/live` while it runs, `/health/ready` while the database answers and events arrive. The
 * latter tells of the version, since those of several hosts may differ during an upgrade, and in a web process of the worker, where it knows of one, and of kinds of work that no worker of any host takes (`WORKER_KINDS`); without one, work waits and pages still answer. So they do without
 * room for uploads (`disk`), and without the `replica`, where there is one: then the database is read from.
 *
 * @returns null for any other path
 */
export async function answerProbe(path: string): Promise<{ status: number; body: object } | null> {
  if (path === '/health/live') return { status: 200, body: { status: 'ok' } }
  if (path !== '/health/ready') return null
  const kinds = await (asked ??= askForKinds().finally(() => (asked = null)))
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
