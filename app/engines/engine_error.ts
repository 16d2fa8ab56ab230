import {
  categoryOf,
  type Failure,
  type FailureCategory,
  type FailureCode,
  type FailureParams,
  isPassing,
  type PlainFailureCode,
} from './failures/failures.js'

interface Options {
  /** Details for the operator. */
  cause?: unknown
  /** As in {@link EngineError}. */
  mayStillCome?: boolean
}

/** Of each code: its params, which those without any may leave out. */
type Arguments =
  | [code: PlainFailureCode, params?: Record<string, never>, options?: Options]
  | {
      [Code in Exclude<FailureCode, PlainFailureCode>]: [
        code: Code,
        params: FailureParams<Code>,
        options?: Options,
      ]
    }[Exclude<FailureCode, PlainFailureCode>]

/** The only error that leaves an engine: what failed, by its code. What a merchant is told of it is made where it is told. */
export class EngineError extends Error {
  readonly failure: Failure
  readonly category: FailureCategory
  /** Whether the same call may succeed later. */
  readonly retryable: boolean
  /** Whether what was asked for may still be made, or has been paid for: nobody else may be asked for it, the same engine may. */
  readonly mayStillCome: boolean

  constructor(...[code, params = {}, { cause, mayStillCome = false } = {}]: Arguments) {
    super(Object.keys(params).length > 0 ? `${code} ${JSON.stringify(params)}` : code, { cause })
    this.name = 'EngineError'
    this.failure = { code, params } as Failure
    this.category = categoryOf(this.failure)
    this.retryable = isPassing(this.category)
    this.mayStillCome = mayStillCome
  }

  /** The error of a failure that was stored or sent. */
  static of({ code, params }: Failure, options: Options = {}): EngineError {
    return new EngineError(...([code, params, options] as Arguments))
  }

  get code(): FailureCode {
    return this.failure.code
  }
}
