import type { JobFailure, JobFailureCode, JobFailures, NoParams } from './failures.js'

interface Options {
  /** Details for the operator. */
  cause?: unknown
}

/** Of each code: its params, which those without any may leave out. */
type Arguments = {
  [Code in JobFailureCode]: JobFailures[Code] extends NoParams
    ? [code: Code, params?: NoParams, options?: Options]
    : [code: Code, params: JobFailures[Code], options?: Options]
}[JobFailureCode]

/** The only error that leaves the engine: what failed, by its code. */
export class JobError extends Error {
  readonly failure: JobFailure

  constructor(...[code, params = {}, { cause } = {}]: Arguments) {
    super(Object.keys(params).length > 0 ? `${code} ${JSON.stringify(params)}` : code, { cause })
    this.name = 'JobError'
    this.failure = { code, params } as JobFailure
  }

  /** The error of a failure that came from a thread. */
  static of({ code, params }: JobFailure, options: Options = {}): JobError {
    return new JobError(...([code, params, options] as Arguments))
  }

  get code(): JobFailureCode {
    return this.failure.code
  }
}
