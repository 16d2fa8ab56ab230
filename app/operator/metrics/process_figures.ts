import type { Gauge } from 'prom-client'
import db from '@adonisjs/lucid/services/db'
import { eventStreams } from '#app/accounts/event_streams/event_streams'
import { hasReplica, replicaFigures } from '#app/core/database/replica/reader'
import { admission } from '#app/core/admission/admission'
import type { Connections } from '../admission/connections.js'
import { room } from '../disk/room.js'
import { workerState } from '../worker_state.js'
import { counter, gauge } from './registry.js'

/** Shows what a web process holds at the moment: requests, connections, streams, connections to the database, room on the disk. */
export function showProcess(connections: Connections): void {
  const requests = gauge({
    name: 'vitrine_admission_requests',
    help: 'Requests that are worked on, held for their client or for something else, or waiting to be let in.',
    labelNames: ['state'],
    collect() {
      const { in_work: working, held, waiting } = admission.figures
      requests.set({ state: 'in_work' }, working)
      requests.set({ state: 'held' }, held)
      requests.set({ state: 'waiting' }, waiting)
    },
  })
  growing('vitrine_admission_refused_total', 'Requests that were told to come back later.', () => {
    return admission.figures.refused
  })
  growing(
    'vitrine_connections_turned_away_total',
    'Connections for which there was no place.',
    () => {
      return connections.figures.turned_away
    }
  )
  shown('vitrine_connections', 'Connections of clients that are open.', () => {
    return connections.figures.connections
  })
  shown(
    'vitrine_event_streams',
    'Streams of events that pages hold open.',
    () => eventStreams.count
  )
  const pool = gauge({
    name: 'vitrine_database_connections',
    help: 'Connections of this process to the database, and requests that wait for one.',
    labelNames: ['state'],
    collect() {
      const held = db.manager.get(db.primaryConnectionName)?.connection?.pool
      if (!held) return
      pool.set({ state: 'used' }, held.numUsed())
      pool.set({ state: 'free' }, held.numFree())
      pool.set({ state: 'waiting' }, held.numPendingAcquires())
    },
  })
  if (hasReplica()) showReplica()
  const worker = gauge({
    name: 'vitrine_worker_ready',
    help: 'Whether the worker that was started together with this process is ready; absent where none was.',
    collect() {
      const state = workerState()
      if (state) worker.set(state.state === 'ready' ? 1 : 0)
      else worker.remove()
    },
  })
  growing('vitrine_worker_restarts_total', 'How often that worker was started again.', () => {
    return workerState()?.restarts ?? 0
  })
}

function showReplica(): void {
  shown('vitrine_replica_in_use', '1 while the replica is read from.', () =>
    replicaFigures()?.state === 'ok' ? 1 : 0
  )
  shown(
    'vitrine_replica_lag_seconds',
    'For how long the replica may have missed something.',
    () => (replicaFigures()?.lagMs ?? 0) / 1000
  )
  const reads = counter({
    name: 'vitrine_replica_reads_total',
    help: 'Reads of what is only shown, by whether the replica or the database answered.',
    labelNames: ['from'],
    collect() {
      reads.reset()
      for (const [from, count] of Object.entries(replicaFigures()?.reads ?? {})) {
        reads.inc({ from }, count)
      }
    },
  })
}

/** Shows what is free on the disk; asked for before the rest is read, since the system is asked for it. */
export function showRoom(): () => Promise<void> {
  const free = gauge({
    name: 'vitrine_disk_free_bytes',
    help: 'Bytes that may still be written where data is kept.',
  })
  const full = gauge({
    name: 'vitrine_disk_full',
    help: '1 where so little is left that uploads are refused.',
  })
  return async () => {
    free.set(await room.free())
    full.set((await room.isFull()) ? 1 : 0)
  }
}

function shown(name: string, help: string, read: () => number): void {
  const figure: Gauge = gauge({ name, help, collect: () => figure.set(read()) })
}

/** What somebody else counts. */
function growing(name: string, help: string, read: () => number): void {
  const figure = counter({
    name,
    help,
    collect() {
      figure.reset()
      figure.inc(read())
    },
  })
}
