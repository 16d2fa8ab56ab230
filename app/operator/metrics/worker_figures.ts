import { onAttempt } from '#app/work/kinds/attempts'
import { counter, readRegistry } from './registry.js'

/** Begins to count in a worker process: what it takes up, its seconds in the engine, its memory. */
export function startWorkerFigures() {
  const attempts = counter({
    name: 'vitrine_worker_attempts_total',
    help: 'Attempts at pieces of work that ended in this process, by kind and how; those that are made again count as failed.',
    labelNames: ['kind', 'outcome'],
  })
  const seconds = counter({
    name: 'vitrine_worker_engine_seconds_total',
    help: 'Seconds that this process spent in the engine, by kind of work.',
    labelNames: ['kind'],
  })
  const stop = onAttempt(({ kind, hasSucceeded, engineMs }) => {
    attempts.inc({ kind, outcome: hasSucceeded ? 'succeeded' : 'failed' })
    seconds.inc({ kind }, engineMs / 1000)
  })
  return { read: readRegistry, stop }
}
