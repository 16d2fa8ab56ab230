import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { Engine, EngineContext } from '#app/engines/engine'
import { EngineError } from '#app/engines/engine_error'
import type { ProgressStep } from '#app/engines/steps/steps'
import { readMedia } from '#app/media/store/read_media'
import { scratchDir } from '#config/engine'
import { reportProgress } from '../actions/report_progress.js'
import type { Claimed } from '../actions/claim_generation.js'
import { watchCancel } from './watch_cancel.js'
import { sql } from '#app/core/database/sql'
import { inSpan, untraced } from '#app/core/tracing/spans'

const PROGRESS_INTERVAL_MS = 250

type AbortReason = 'stopping' | 'cancelled' | 'deadline'

export interface WorkContext {
  engine: EngineContext
  /** Why the work was told to stop, or null. */
  abortReason(): AbortReason | null
  /** The engine, with the time spent in its calls counted. */
  timed(engine: Engine): Engine
  /** Milliseconds spent in the engine so far. */
  engineMs(): number
  close(): Promise<void>
}

/** Everything an engine is given for one attempt. Must be closed. */
export async function openContext(
  { generation, leftMs }: Claimed,
  stopping: AbortSignal
): Promise<WorkContext> {
  const { id, attempt } = generation
  const scratch = app.makePath(join(scratchDir, `${id}-${attempt}`))
  await mkdir(scratch, { recursive: true })

  const abort = new AbortController()
  const stop = (reason: AbortReason) => abort.abort(reason)
  const onStopping = () => stop('stopping')
  stopping.addEventListener('abort', onStopping, { once: true })
  if (stopping.aborted) onStopping()
  const deadline = setTimeout(() => stop('deadline'), Math.max(0, leftMs))
  if (generation.cancelRequested) stop('cancelled')
  const offCancel = watchCancel(id, () => stop('cancelled'))

  const progress = throttledProgress(id, attempt)
  let engineMs = 0
  return {
    engine: {
      signal: abort.signal,
      workId: id,
      scratch,
      remembered: (generation.remembered as EngineContext['remembered']) ?? null,
      progress: progress.report,
      madeBy(engine) {
        generation.engine = engine
      },
      async read(key) {
        try {
          return await readMedia(key)
        } catch (cause) {
          throw new EngineError('picture_gone', {}, { cause })
        }
      },
      async remember(state) {
        await sql(
          db.connection(),
          'update generations set remembered = ?::jsonb where id = ? and attempt = ?',
          [JSON.stringify(state), id, attempt]
        )
      },
    },
    abortReason: () => (abort.signal.aborted ? (abort.signal.reason as AbortReason) : null),
    engineMs: () => Math.round(engineMs),
    timed: (engine) =>
      new Proxy(engine, {
        get(target, name, receiver) {
          const value = Reflect.get(target, name, receiver)
          if (typeof value !== 'function') return value
          return async (...args: unknown[]) => {
            const from = performance.now()
            try {
              const facts = { 'vitrine.engine': target.name, 'vitrine.job': String(name) }
              return await inSpan(`engine ${String(name)}`, { facts }, async () =>
                value.apply(target, args)
              )
            } finally {
              engineMs += performance.now() - from
            }
          }
        },
      }),
    async close() {
      clearTimeout(deadline)
      offCancel()
      stopping.removeEventListener('abort', onStopping)
      await progress.flushed()
      await rm(scratch, { recursive: true, force: true })
    },
  }
}

/** Writes progress at most every 250 ms, the newest last, never two writes at once. */
function throttledProgress(id: string, attempt: number) {
  let latest: { progress: number; step: ProgressStep } | null = null
  let writing: Promise<void> | null = null
  let writtenAt = -Infinity

  const write = async () => {
    while (latest) {
      const wait = writtenAt + PROGRESS_INTERVAL_MS - performance.now()
      if (wait > 0) await sleep(wait)
      const current = latest
      latest = null
      writtenAt = performance.now()
      if (current) await reportProgress({ id, attempt, ...current })
    }
  }
  return {
    report(fraction: number, step: ProgressStep) {
      latest = { progress: Math.min(1, Math.max(0, fraction)), step }
      writing ??= untraced(write)
        .catch((error) => logger.warn({ err: error, generationId: id }, 'progress not saved'))
        .finally(() => (writing = null))
    },
    async flushed() {
      latest = null
      await writing
    },
  }
}
