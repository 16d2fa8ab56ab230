import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import type { Engine } from '#app/engines/engine'
import { EngineError } from '#app/engines/engine_error'
import { readMedia } from '#app/media/store/read_media'
import { eventHub } from '#app/core/queue/event_hub'
import type { DirectMessage } from '#app/core/queue/events'
import { inSpan } from '#app/core/tracing/spans'
import { canDoDirectly, loadDirectWork } from './define_direct_job.js'
import { notifyDirect, OFFER_MS } from './notify_direct.js'
import { PartCollector, partsOf } from './parts.js'

/** Direct jobs that a worker has in hand at most; it offers itself for the next when it has room again. */
export const DIRECT_AT_ONCE = 4

/** How long it keeps still for each that it has in hand, and for what it had not to do with lately, in milliseconds. */
const HESITATION_MS = 25

/** How long it keeps still for what it cannot do: another worker may, and where none does, somebody has to say so. */
const UNABLE_MS = 1_000

/** How long a place is kept for what it has offered itself for, in milliseconds, where nobody says that somebody else does it. */
const KEPT_MS = 500

/** What it had to do with lately, to be the one that is given the next job about it. */
const MOST_KNOWN = 8

/**
 * Starts doing what web processes ask for at once.
 *
 * @returns the function that ends it; what is under way is dropped with the engine
 */
export async function startDirectJobs(engine: Engine): Promise<() => Promise<void>> {
  const worker = randomUUID()
  const collector = new PartCollector()
  const inHand = new Map<string, AbortController>()
  /** Asked for, and given to nobody as far as is known. */
  const asked = new Set<string>()
  const offered = new Set<string>()
  let known: string[] = []

  const taken = () => inHand.size + offered.size
  const offer = async ({ id, job, about }: Message<'asked'>) => {
    const latest = performance.now() + OFFER_MS
    const isNew = !known.includes(`${job} ${about}`)
    let pause = (taken() + (isNew ? 1 : 0)) * HESITATION_MS
    if (!canDoDirectly(engine, job)) pause += UNABLE_MS
    if (pause > 0) await sleep(pause)
    while (asked.has(id) && taken() >= DIRECT_AT_ONCE) {
      if (performance.now() > latest) return
      await sleep(HESITATION_MS)
    }
    if (!asked.has(id)) return
    offered.add(id)
    setTimeout(() => offered.delete(id), KEPT_MS).unref()
    await notifyDirect({ id, kind: 'offered', worker })
  }

  const answer = async (message: Message<'asked'>) => {
    asked.add(message.id)
    try {
      await offer(message)
    } finally {
      asked.delete(message.id)
    }
  }

  const work = async (given: Message<'given'>) => {
    const { id, job, about, trace, ...part } = given
    const whole = collector.take(id, part)
    if (!whole) return
    const dropped = new AbortController()
    inHand.set(id, dropped)
    offered.delete(id)
    try {
      const late = AbortSignal.timeout(timeFor(given))
      const signal = AbortSignal.any([late, dropped.signal])
      const run = await loadDirectWork(job)
      const output = await inSpan(`process ${job}`, { kind: 'consumer', origin: trace }, () =>
        run(whole.value, engine, { signal, read: readMedia })
      )
      const name = `${job} ${about}`
      known = [...known.filter((it) => it !== name), name].slice(-MOST_KNOWN)
      for (const piece of partsOf(output)) {
        if (!dropped.signal.aborted) await notifyDirect({ id, kind: 'answered', ...piece })
      }
    } catch (error) {
      if (!(error instanceof EngineError)) logger.error({ err: error, job, about }, 'direct job')
      const category = error instanceof EngineError ? error.category : 'provider_down'
      if (!dropped.signal.aborted) await notifyDirect({ id, kind: 'failed', category })
    } finally {
      inHand.delete(id)
    }
  }

  const off = eventHub.onDirect(null, (message) => {
    if (message.kind === 'dropped') inHand.get(message.id)?.abort()
    if (message.kind === 'given') asked.delete(message.id)
    if (message.kind === 'given' && message.worker !== worker) offered.delete(message.id)
    const done =
      message.kind === 'asked'
        ? answer(message)
        : message.kind === 'given' && message.worker === worker
          ? work(message)
          : null
    done?.catch((error: unknown) => logger.warn({ err: error }, 'direct job not answered'))
  })
  return async () => off()
}

/** Milliseconds; a web process of before says only when it has to be done, by its clock. */
function timeFor({ ms, deadline }: Partial<Message<'given'>>): number {
  return ms ?? Math.max(0, deadline! - Date.now())
}

type Message<Kind extends DirectMessage['kind']> = Extract<DirectMessage, { kind: Kind }>
