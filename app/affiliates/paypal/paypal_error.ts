/**
 * `unanswered`: no answer, or a failure at PayPal; what was asked may have been done. `busy`: too many calls; not done. `exists`: a
 * batch by this name is there already. `invalid`: the data is not accepted, and never will be. `refused`: anything else
 * that the operator has to see to, such as an account that may not send payouts; not done.
 */
export type PaypalFailure = 'unanswered' | 'busy' | 'exists' | 'invalid' | 'refused'

interface PaypalErrorOptions {
  /** HTTP status, null when nothing was answered. */
  status: number | null
  /** How long PayPal asks us to wait. */
  retryAfterSeconds?: number
  /** PayPal's id of the batch that is there already, where the answer tells it. */
  batchId?: string
  cause?: unknown
}

/** A call to PayPal that did not lead to what it was for. */
export class PaypalError extends Error {
  readonly failure: PaypalFailure
  readonly status: number | null
  readonly retryAfterSeconds: number | null
  readonly batchId: string | null

  constructor(failure: PaypalFailure, message: string, options: PaypalErrorOptions) {
    super(message, { cause: options.cause })
    this.name = 'PaypalError'
    this.failure = failure
    this.status = options.status
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
    this.batchId = options.batchId ?? null
  }
}
