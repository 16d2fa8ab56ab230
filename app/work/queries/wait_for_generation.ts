import db from '@adonisjs/lucid/services/db'
import { eventHub } from '#app/core/queue/event_hub'
import { notFound } from '#app/core/errors/errors'
import { findModel } from '#app/core/database/find_model'
import { sql } from '#app/core/database/sql'
import { type GenerationState, hasEnded } from '../generation_state.js'
import Generation from '../models/generation.js'

/** Looked up after this silence in case an announcement was lost. */
const RECHECK_MS = 5_000

/** Looked up after this first silence in case it had ended before anybody listened. */
const FIRST_LOOK_MS = 200

/**
 * Waits until a generation has ended, but no longer than `timeoutMs` and not once `signal` aborts. While it is announced to go
 * on, nothing is looked up.
 * @returns the generation as it is then, ended or not
 * @throws AppError 404 when it is gone
 */
export async function waitForGeneration(
  id: string,
  timeoutMs: number,
  signal?: AbortSignal
): Promise<Generation> {
  const until = performance.now() + timeoutMs
  const over = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined
  let isWaiting = true

  const lookAfter = (ms: number) => {
    clearTimeout(timer)
    if (isWaiting) timer = setTimeout(look, Math.max(Math.min(ms, until - performance.now()), 0))
  }
  const look = () => {
    if (performance.now() >= until) return over.resolve()
    isOver(id).then((ended) => (ended ? over.resolve() : lookAfter(RECHECK_MS)), over.reject)
  }
  const offGeneration = eventHub.onGeneration(id, (event) => {
    if (event.type !== 'generation') return
    if (hasEnded(event.data.status)) over.resolve()
    else lookAfter(RECHECK_MS)
  })
  const offReconnect = eventHub.onReconnect(look)
  const onAbort = () => over.resolve()
  signal?.addEventListener('abort', onAbort, { once: true })
  lookAfter(FIRST_LOOK_MS)
  try {
    if (!signal?.aborted) await over.promise
  } finally {
    isWaiting = false
    clearTimeout(timer)
    offGeneration()
    offReconnect()
    signal?.removeEventListener('abort', onAbort)
  }
  const generation = await findModel(Generation, id)
  if (!generation) throw notFound()
  return generation
}

/** Less than reading all of it: most looks find that it goes on. */
async function isOver(id: string): Promise<boolean> {
  const [row] = await sql<{ state: GenerationState }>(
    db.connection(),
    'select state from generations where id = ?',
    [id]
  )
  return row === undefined || hasEnded(row.state)
}
