import { eventHub } from '#app/core/queue/event_hub'
import type { EngineContext } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import { centsOf } from '../models/price.js'
import type { Finished, Provider } from '../provider.js'
import type { RemoteSettings } from '../settings.js'
import { toEngineError } from './faults.js'
import { Refusal } from './refusal.js'
import type { RemoteCall } from './remote_queue.js'
import { acceptRequest, endRequest, findRequest, type RemoteRequest } from './remote_requests.js'
import { rest } from './rest.js'

const SLOWER = 1.5

/** Questions without an answer, one after the other, before this attempt is given up; a later one goes on. */
const MOST_UNANSWERED = 8

type Ended = Parameters<typeof endRequest>[1]

/** Waits for one request: asks the provider from time to time, and at once when its message has come. */
export class Waiting {
  readonly #settings: RemoteSettings
  readonly #call: RemoteCall
  readonly #context: EngineContext
  readonly #provider: Provider
  #unanswered = 0
  #progress = 0

  constructor(
    provider: Provider,
    settings: RemoteSettings,
    call: RemoteCall,
    context: EngineContext
  ) {
    this.#provider = provider
    this.#settings = settings
    this.#call = call
    this.#context = context
  }

  /**
   * The request when it has ended.
   * @throws EngineError when the work is stopped, which also cancels the request unless the work will go on later
   */
  async until(first: RemoteRequest): Promise<RemoteRequest> {
    const { signal } = this.#context
    let request = first
    let wake = new AbortController()
    const off = eventHub.onRemoteRequest(request.id, () => wake.abort())
    try {
      for (let pause = this.#settings.timing.firstPoll; ; pause *= SLOWER) {
        if (signal.aborted) return await this.#stop(request)
        const ended = await this.#ask(request)
        if (ended) {
          await endRequest(request.id, ended)
          return await findRequest(request.id)
        }
        await rest(this.#pauseOf(pause), signal, wake.signal)
        if (wake.signal.aborted || request.requestId === null) {
          wake = new AbortController()
          request = await findRequest(request.id)
          if (request.state !== 'submitting' && request.state !== 'waiting') return request
        }
      }
    } finally {
      off()
    }
  }

  #pauseOf(pause: number): number {
    const { mostPoll, mostPollWithWebhook } = this.#settings.timing
    const most = this.#settings.webhookUrl ? mostPollWithWebhook : mostPoll
    // Spread, so that what was started together is not asked for together.
    return Math.min(pause, most) * (0.8 + 0.4 * Math.random())
  }

  /** How the request has ended, or null while it goes on. */
  async #ask(request: RemoteRequest): Promise<Ended | null> {
    const { requestId } = request
    if (requestId === null && !this.#provider.find) {
      return this.#isLost(request) ? { state: 'lost' } : null
    }
    const { signal } = this.#context
    const { model, message } = request
    try {
      if (requestId === null) return await this.#find(request)
      const asked = { model, requestId, hasEnded: message !== null }
      const standing = await this.#provider.ask(asked, signal)
      if (standing.state === 'waiting') return this.#tell(request, standing.place)
      return { state: 'succeeded', ...resultIn(standing, this.#call) }
    } catch (error) {
      return signal.aborted ? null : await this.#failure(request, error)
    }
  }

  /** A request whose submission was not answered, where the provider can be asked for it by our own id. */
  async #find({ id }: RemoteRequest): Promise<Ended | null> {
    const found = await this.#provider.find!(id)
    if (found === null) return { state: 'lost' }
    await acceptRequest(id, found)
    return null
  }

  #tell({ createdAt }: RemoteRequest, place: number): null {
    this.#unanswered = 0
    const { label, expectedSeconds } = this.#call
    const elapsed = (Date.now() - createdAt.getTime()) / 1_000
    this.#progress = Math.max(this.#progress, Math.min(0.9, elapsed / expectedSeconds))
    this.#context.progress(
      this.#progress,
      place > 0 ? { code: label, place: place + 1 } : { code: label }
    )
    return null
  }

  /** A job that failed says why; anything else is asked for again. */
  async #failure({ id }: RemoteRequest, error: unknown): Promise<Ended | null> {
    if (error instanceof Refusal && (error.complaints.length > 0 || error.status < 500)) {
      const isGone = error.status === 404 || error.status === 410
      // Its message may have come while nobody listened.
      const message = isGone ? (await findRequest(id)).message : null
      if (message?.payload) return { state: 'succeeded', output: message.payload }
      if (error.status === 429) return this.#unansweredOnceMore(error)
      return {
        state: 'failed',
        // What it has forgotten was done, but cannot be had any more: made again, it may succeed.
        error: isGone
          ? { code: 'service_result_gone', params: {} }
          : toEngineError(error, this.#context).failure,
      }
    }
    return this.#unansweredOnceMore(error)
  }

  #unansweredOnceMore(error: unknown): null {
    this.#unanswered += 1
    if (this.#unanswered >= MOST_UNANSWERED) {
      throw toEngineError(error, this.#context, { mayStillCome: true })
    }
    return null
  }

  #isLost({ createdAt }: RemoteRequest): boolean {
    const { webhookUrl, timing } = this.#settings
    return webhookUrl === null || Date.now() - createdAt.getTime() > timing.lost
  }

  async #stop(request: RemoteRequest): Promise<never> {
    if (this.#context.signal.reason !== 'stopping') {
      const { requestId, model } = request
      if (requestId !== null) {
        // A cancellation is a wish: what is not heard costs money, but nobody waits for it.
        await this.#provider.cancel({ model, requestId }).catch(() => {})
      }
      await endRequest(request.id, { state: 'cancelled' })
    }
    throw new EngineError('stopped')
  }
}

/** What came out of a request, and what it has cost: what the answer says, or else the units that were billed. */
export function resultIn(
  { output, units }: Finished,
  { model, units: estimated }: Pick<RemoteCall, 'model' | 'units'>
): { output: unknown; realCents: number | null } {
  const said = model.paid?.(output) ?? null
  if (said !== null || units === null) return { output, realCents: said }
  return { output, realCents: centsOf(model.price, units, estimated) }
}
