/** A kind of error, as `defineError` registers it. */
export interface ErrorKind {
  /** One of its own: what is stored and logged. */
  name: string
  status: number
  /** For clients, e.g. `not_enough_credits`; several kinds may share one. */
  code: string
  sentence: (params: never) => string
}

/** What an error is answered with beside its sentence. */
export interface ErrorAnswer {
  /** More fields of the JSON answer, beside `message`, `error` and `code`. */
  details?: Record<string, unknown>
  /** The field of the caller's form that it is about. */
  field?: string
  /** The error that this one puts into words. */
  cause?: unknown
}

/**
 * The family of errors that a merchant may see: a status, a stable code with parameters, and data that the screen needs to
 * offer the next step. Everything else is a defect and answers 500 without details. Made by what `defineError` gives.
 */
export class AppError extends Error {
  readonly kind: ErrorKind
  /** What its sentence is made of, plain JSON. */
  readonly params: object
  readonly details: Record<string, unknown>
  field: string | undefined

  constructor(kind: ErrorKind, params: object, { details = {}, field, cause }: ErrorAnswer = {}) {
    super(kind.name, { cause })
    this.name = 'AppError'
    this.kind = kind
    this.params = params
    this.details = details
    this.field = field
  }

  get status(): number {
    return this.kind.status
  }

  get code(): string {
    return this.kind.code
  }

  /** One sentence for who reads it, in the language that is spoken now. */
  get sentence(): string {
    return this.kind.sentence(this.params as never)
  }
}
