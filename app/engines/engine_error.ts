export type EngineErrorCode =
  | 'rejected_content'
  | 'invalid_input'
  /** It cannot be told where the product is; it can where the caller sends a mask of it. */
  | 'product_unclear'
  | 'unsupported'
  | 'busy'
  | 'timeout'
  | 'provider_down'

/**
 * The only error that leaves an engine. Its message is one sentence for the merchant; details for the operator
 * belong into `cause`.
 */
export class EngineError extends Error {
  readonly code: EngineErrorCode
  /** Whether the same call may succeed later. */
  readonly retryable: boolean

  constructor(code: EngineErrorCode, message: string, options: { cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'EngineError'
    this.code = code
    this.retryable = code === 'busy' || code === 'timeout' || code === 'provider_down'
  }
}
