import type { Job, PgBoss } from 'pg-boss'
import { inSpan, type TraceOrigin, traceOrigin } from './spans.js'

/** What a job carries beside its own data, where traces are sent. */
interface Carried {
  trace?: TraceOrigin
}

type Send = (name: string, data?: object | null, options?: object) => Promise<string | null>
type Handle = (jobs: Job<Carried | null>[]) => Promise<unknown>
type Work = (name: string, options: object, handle: Handle) => Promise<string>

/**
 * Has jobs carry the trace in which they are sent, so that they are done in it. What a job sends in its turn is a trace of its own that names
 * the one it came from: work that goes on by itself for days would be one trace else.
 */
export function traceJobs(queue: PgBoss): PgBoss {
  const send = queue.send.bind(queue) as Send
  const work = queue.work.bind(queue) as Work
  const sendTraced: Send = (name, data, options) =>
    inSpan(`send ${name}`, { kind: 'producer', isInner: true, facts: factsOf(name) }, () => {
      const trace = traceOrigin()
      return send(name, trace ? { ...data, trace } : data, options)
    })
  const workTraced: Work = (name, options, handle) =>
    work(name, options, (jobs) => {
      const origin = jobs.length === 1 ? jobs[0]?.data?.trace : undefined
      const span = { kind: 'consumer', origin, facts: factsOf(name) } as const
      return inSpan(`process ${name}`, span, () => handle(jobs))
    })
  return Object.assign(queue, { send: sendTraced, work: workTraced })
}

function factsOf(queue: string) {
  return { 'messaging.system': 'pgboss', 'messaging.destination.name': queue }
}
