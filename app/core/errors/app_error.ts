import { REPLY_TEXTS } from '../messages/en/replies.js'

/**
 * The family of errors that a merchant may see: a status, a stable code, one sentence, and data that the screen
 * needs to offer the next step. Everything else is a defect and answers 500 without details.
 */
export class AppError extends Error {
  readonly status: number
  readonly code: string
  readonly details: Record<string, unknown>

  /**
   * @param status HTTP status, 400 to 599
   * @param code stable name for clients, e.g. `not_enough_credits`
   * @param message one sentence for the merchant
   * @param details more fields of the JSON answer, beside `message` and `error`
   * @param cause the error that this one puts into words
   */
  constructor(
    status: number,
    code: string,
    message: string,
    details: Record<string, unknown> = {},
    cause?: unknown
  ) {
    super(message, { cause })
    this.name = 'AppError'
    this.status = status
    this.code = code
    this.details = details
  }
}

/** What one may not see does not exist. */
export function notFound(): AppError {
  return new AppError(404, 'not_found', REPLY_TEXTS[404])
}
