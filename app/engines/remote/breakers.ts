import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel'
import type { EngineJob } from '../engine.js'
import { EngineError } from '../engine_error.js'

/** Failures one after the other from which on a job is not tried any more, and for how long. */
const FAILURES = 5
const OPEN_MS = 30_000

/** A circuit breaker for each kind of job: one model that is down stops no other, and is not asked by everybody. */
export class Breakers {
  readonly #policies = new Map<EngineJob, CircuitBreakerPolicy>()

  /** @throws EngineError of the call, or `provider_down` when the job is not tried */
  async run<T>(job: EngineJob, call: () => Promise<T>): Promise<T> {
    try {
      return await this.#policyOf(job).execute(call)
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      throw new EngineError('service_away', {}, { cause: error })
    }
  }

  #policyOf(job: EngineJob): CircuitBreakerPolicy {
    let policy = this.#policies.get(job)
    if (!policy) {
      policy = circuitBreaker(
        handleWhen((error) => error instanceof EngineError && error.category === 'provider_down'),
        { halfOpenAfter: OPEN_MS, breaker: new ConsecutiveBreaker(FAILURES) }
      )
      this.#policies.set(job, policy)
    }
    return policy
  }
}
