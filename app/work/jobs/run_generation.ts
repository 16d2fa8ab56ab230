import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { PgBoss } from 'pg-boss'
import type { Engine } from '#app/engines/engine'
import { withLogContext } from '#app/core/log_context'
import { failSpan, noteInSpan } from '#app/core/tracing/spans'
import { EngineError } from '#app/engines/engine_error'
import type { Failure } from '#app/engines/failures/failures'
import { openOwnKey } from '#app/engines/own_key/open_own_key'
import { type Claimed, claimGeneration } from '../actions/claim_generation.js'
import { endGeneration } from '../actions/end_generation.js'
import { giveUpGeneration } from '../actions/give_up_generation.js'
import { releaseGeneration } from '../actions/release_generation.js'
import { lockGeneration } from '../actions/lock_generation.js'
import type { GenerationKind } from '../generation_state.js'
import type Generation from '../models/generation.js'
import { workKind } from '../kinds/define_work.js'
import type { Outcome } from '../kinds/outcome.js'
import { publishAttempt } from '../kinds/attempts.js'
import { openContext, type WorkContext } from './work_context.js'

export interface RunGenerationInput {
  generationId: string
  /** The queue's, by which it is handed out. */
  jobId: string
  /** Whether a failure that may pass is worth another attempt. */
  mayRetry: boolean
  engine: Engine
  queue: PgBoss
  /** Aborts when the process has to stop. */
  stopping: AbortSignal
}

/**
 * One attempt at a piece of work: takes it up, lets the engine do it, and ends it in one transaction. Safe to call
 * again at any point: what has ended is left alone.
 * @throws when the attempt failed and should be made again
 */
export async function runGeneration(input: RunGenerationInput): Promise<void> {
  const claimed = await claimGeneration(input.generationId)
  if (!claimed) return
  const { id: generationId, userId, kind, attempt } = claimed.generation
  noteInSpan({
    'vitrine.generation_id': generationId,
    'vitrine.kind': kind,
    'vitrine.attempt': attempt,
  })
  await withLogContext({ generationId, userId }, () => runAttempt(claimed, input))
}

async function runAttempt(claimed: Claimed, input: RunGenerationInput): Promise<void> {
  const { generation } = claimed
  const context = await openContext(claimed, input.stopping)
  const startedAt = performance.now()
  let hasSucceeded = false
  try {
    const outcome = await perform(generation, input.engine, context)
    await succeed(generation, outcome, context.engineMs())
    hasSucceeded = true
    noteInSpan({ 'vitrine.engine': generation.engine, 'vitrine.outcome': 'succeeded' })
  } catch (error) {
    const engineMs = Math.round(performance.now() - startedAt)
    await settleFailure(generation, error, context, engineMs, input)
  } finally {
    await context.close()
    publishAttempt({ kind: generation.kind, hasSucceeded, engineMs: context.engineMs() })
  }
}

async function perform(
  generation: Generation,
  engine: Engine,
  context: WorkContext
): Promise<Outcome<GenerationKind>> {
  context.engine.signal.throwIfAborted()
  const work = (await workKind(generation.kind as GenerationKind).load()) as (
    ...args: [Generation, never, Engine, WorkContext['engine']]
  ) => Promise<Outcome<GenerationKind>>
  const ownKey = await openOwnKey(generation)
  const timed = context.timed(engine)
  return work(generation, generation.params as never, timed, { ...context.engine, ownKey })
}

/** Keeps what was made, unless the work has been ended or taken up by somebody else meanwhile. */
async function succeed(
  { id, attempt, engine }: Generation,
  outcome: Outcome<GenerationKind>,
  engineMs: number
): Promise<void> {
  await db.transaction(async (trx) => {
    const current = await lockGeneration(trx, id)
    if (current?.state !== 'running' || current.attempt !== attempt) return
    await endGeneration(trx, {
      id,
      attempt,
      state: 'succeeded',
      result: await outcome.record(trx),
      unusedCredits: outcome.unusedCredits,
      engine,
      engineMs,
      engineCostCents: outcome.engineCostCents,
    })
  })
}

async function settleFailure(
  { id, attempt, kind }: Generation,
  error: unknown,
  context: WorkContext,
  engineMs: number,
  { queue, mayRetry, jobId }: RunGenerationInput
): Promise<void> {
  const reason = context.abortReason()
  if (reason === 'stopping') return releaseGeneration(queue, { id, attempt, jobId })
  const retryable = !(error instanceof EngineError) || error.retryable
  // What no engine tells of is a defect.
  const level = error instanceof EngineError || reason ? 'warn' : 'error'
  logger[level](
    { err: error, generationId: id, kind, attempt, reason },
    'generation attempt failed'
  )
  if (!reason && retryable && mayRetry) throw error

  const state = reason === 'cancelled' ? 'cancelled' : 'failed'
  const failure = failureOf(error, reason)
  noteInSpan({ 'vitrine.outcome': failure.code })
  if (state === 'failed') failSpan(failure)
  await giveUpGeneration({ id, attempt, state, failure, engineMs })
}

function failureOf(error: unknown, reason: ReturnType<WorkContext['abortReason']>): Failure {
  if (reason === 'cancelled') return { code: 'cancelled', params: {} }
  if (reason === 'deadline') return { code: 'took_too_long', params: {} }
  return error instanceof EngineError ? error.failure : { code: 'internal', params: {} }
}
