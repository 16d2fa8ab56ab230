import type { StepCode } from '../../steps/steps.js'
import type { EngineContext, EngineJob } from '../../engine.js'
import { inSpan } from '#app/core/tracing/spans'
import { EngineError } from '../../engine_error.js'
import { upload, type Upload } from '../files/upload.js'
import type { BatchContext } from '../jobs/batches.js'
import type { Model, ModelInput } from '../models/model.js'
import type { Finished, Provider } from '../provider.js'
import type { RemoteSettings } from '../settings.js'
import { checkBudget, reserveRequest } from './budget.js'
import { toEngineError } from './faults.js'
import {
  acceptRequest,
  endRequest,
  findRequest,
  forgetAnswer,
  latestRequest,
  type LiveRequest,
  liveRequests,
  type RemoteRequest,
} from './remote_requests.js'
import { NoAnswer, Refusal } from './refusal.js'
import { rest } from './rest.js'
import { isTakenBy, piecesOf, type Standing } from './standing.js'
import { resultIn, Waiting } from './waiting.js'

export interface RemoteCall {
  job: EngineJob
  /** Names the call among those of the same piece of work, the same in each attempt. */
  step: string
  model: Model
  /** What it will be billed for, as far as that is known before. */
  units: number
  /** What the merchant is told meanwhile. */
  label: StepCode
  expectedSeconds: number
  /** Prepares what is sent; called only when something is. */
  input(upload: Upload): Promise<ModelInput>
  /** Whether the files that it makes shall stay at the provider; a day, if missing. */
  keepsFiles?: boolean
}

export interface RemoteResult {
  /** Name of the model that made it: one that was taken up again may be another than would be asked now. */
  model: string
  output: unknown
  cents: number
}

/** How often a submission that is refused for now is repeated, and the longest rest before. */
const SUBMISSIONS = 3
const MOST_REST_MS = 20_000

/** How often a request that got lost is made anew. */
const MOST_LOST = 2

/**
 * The provider's queue, made safe against crashes: what is asked for is written down before it is sent, its id as soon as it is known,
 * and what came out when it has ended. A later attempt of the same work goes on with the same request.
 */
export class RemoteQueue {
  readonly #provider: Provider
  readonly #settings: RemoteSettings
  readonly #closing = new AbortController()

  constructor(provider: Provider, settings: RemoteSettings) {
    this.#provider = provider
    this.#settings = settings
  }

  /** @throws EngineError */
  async run(call: RemoteCall, context: BatchContext): Promise<RemoteResult> {
    try {
      const signal = AbortSignal.any([context.signal, this.#closing.signal])
      const { name } = this.#provider
      const facts = {
        'vitrine.provider': name,
        'vitrine.model': call.model.id,
        'vitrine.step': call.step,
      }
      return await inSpan(`${name} ${call.step}`, { isInner: true, facts }, () =>
        this.#run(call, { ...context, signal })
      )
    } catch (error) {
      throw toEngineError(error, context)
    }
  }

  /**
   * Where a call has been taken before: here, at an engine that stands behind this one, which then goes on with it, or nowhere. What is
   * under way somewhere, or was paid for, is not asked anew.
   */
  async standingOf(call: RemoteCall, context: BatchContext): Promise<Standing> {
    if (context.workId === undefined) return 'nowhere'
    const live = await liveRequests(context.workId)
    const here = ({ provider, step }: LiveRequest) =>
      provider === this.#provider.name && step === call.step
    if (live.some(here)) return 'here'
    return live.some((request) => isTakenBy(request, call, context)) ? 'elsewhere' : 'nowhere'
  }

  /** Lets go of the answer to a step, which nobody can use. */
  async forget(step: string, { workId }: EngineContext): Promise<void> {
    if (workId !== undefined) await forgetAnswer(this.#provider.name, workId, step)
  }

  /** Leaves what is under way at the provider to a later attempt; the calls reject with `busy`. */
  close(): void {
    this.#closing.abort('stopping')
  }

  async #run(call: RemoteCall, context: BatchContext): Promise<RemoteResult> {
    const { workId } = context
    const earlier = workId && (await latestRequest(this.#provider.name, workId, call.step))
    let request = earlier ? await this.#finish(earlier, call, context) : null
    let number = request?.try ?? 0
    if (request?.state === 'failed' && !isRetryable(request)) throw errorOf(request)
    for (let lost = 0; ; lost++) {
      if (request?.state === 'succeeded' && request.output !== null)
        return await resultOf(request, call.model)
      if (lost > MOST_LOST) throw new NoAnswer(new Error('No submission was answered'))
      const submitted = await this.#submit(call, ++number, context)
      request = await this.#finish(submitted, call, context)
      if (request.state === 'failed') throw errorOf(request)
    }
  }

  /** In the name of who pays for a piece of work. */
  #providerFor({ ownKey }: BatchContext): Provider {
    return ownKey ? this.#provider.withKey(ownKey.key) : this.#provider
  }

  /** The request when it has ended; it is waited for if it has not. */
  async #finish(
    request: RemoteRequest,
    call: RemoteCall,
    context: BatchContext
  ): Promise<RemoteRequest> {
    if (request.state !== 'submitting' && request.state !== 'waiting') return request
    return new Waiting(this.#providerFor(context), this.#settings, call, context).until(request)
  }

  async #submit(call: RemoteCall, number: number, context: BatchContext): Promise<RemoteRequest> {
    const { workId = null, signal, ownKey } = context
    const estimatedCents = call.units * call.model.price.cents
    const provider = this.#providerFor(context)
    if (!ownKey) await checkBudget(this.#settings.budget, provider.name, workId, estimatedCents)
    const ordered = await call.input((file) => upload(provider, file, signal))
    const input = (await provider.prepare?.({ model: call.model, input: ordered })) ?? ordered
    if (signal.aborted) throw new EngineError('stopped')
    const { id } = await reserveRequest(this.#settings.budget, {
      provider: provider.name,
      workId,
      job: call.job,
      step: call.step,
      try: number,
      pieces: piecesOf(call, context).count,
      model: call.model.id,
      estimatedCents,
      ownKeyId: ownKey?.id ?? null,
    })
    let answer: Finished | null = null
    try {
      const taken = await this.#send(provider, id, call, input, signal)
      if (typeof taken === 'string') await acceptRequest(id, taken)
      else answer = taken
    } catch (error) {
      // Without a plain refusal nobody knows whether it arrived: the provider's message may still tell.
      if (wasRefused(error)) {
        await endRequest(id, { state: 'failed', error: toEngineError(error, context).failure })
        throw error
      }
    }
    if (answer) await keepAnswer(id, answer, call)
    return findRequest(id)
  }

  /** Not to be stopped: what is sent cannot be called back. */
  async #send(
    provider: Provider,
    id: string,
    call: RemoteCall,
    input: ModelInput,
    signal: AbortSignal
  ): Promise<string | Finished> {
    const { webhookUrl } = this.#settings
    for (let left = SUBMISSIONS - 1; ; left--) {
      try {
        const taken = await provider.submit({
          id,
          model: call.model,
          input,
          webhookUrl: webhookUrl && `${webhookUrl}?request=${id}`,
          keepsFiles: call.keepsFiles ?? false,
        })
        if (taken === '' || taken === undefined) throw new Error('No request id')
        return taken
      } catch (error) {
        const isForNow = error instanceof Refusal && [429, 503].includes(error.status)
        if (!isForNow || left === 0) throw error
        const seconds = error.retryAfter ?? 2 ** (SUBMISSIONS - left)
        await rest(Math.min(seconds * 1_000, MOST_REST_MS), signal)
        if (signal.aborted) throw error
      }
    }
  }
}

/** @throws EngineError `internal` where it cannot be kept: it was paid for, and nobody else may be asked for it */
async function keepAnswer(id: string, answer: Finished, call: RemoteCall): Promise<void> {
  try {
    await endRequest(id, { state: 'succeeded', ...resultIn(answer, call) })
  } catch (cause) {
    throw new EngineError('internal', {}, { cause, mayStillCome: true })
  }
}

/** Whether the provider surely has not taken a submission. */
function wasRefused(error: unknown): boolean {
  if (error instanceof NoAnswer) return error.wasNotSent
  return error instanceof Refusal && error.status !== 502 && error.status !== 504
}

function errorOf({ error }: RemoteRequest): EngineError {
  return EngineError.of(error!)
}

function isRetryable(request: RemoteRequest): boolean {
  return errorOf(request).retryable
}

async function resultOf(
  { model, output, realCents, estimatedCents }: RemoteRequest,
  { toAnswer = (answer) => answer }: Model
): Promise<RemoteResult> {
  try {
    return { model, output: await toAnswer(output), cents: realCents ?? estimatedCents }
  } catch (cause) {
    throw new EngineError('service_output_unusable', {}, { cause, mayStillCome: true })
  }
}
