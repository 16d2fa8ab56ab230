import { CLIENT_MESSAGES } from '../messages/en/client.js'

interface ApiErrorBody {
  message?: string
  error?: string
  errors?: Record<string, string[]>
}

/** A JSON call that did not succeed. `status` is 0 where no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The server's sentence for the screen, where it gave one. */
  readonly error: string | undefined
  /** Texts by field of a refused form. */
  readonly errors: Record<string, string[]>
  /** The whole answer, for what one call alone carries. */
  readonly body: unknown

  constructor(status: number, message: string, body: unknown = null) {
    const { error, errors } = readBody(body)
    super(message)
    this.status = status
    this.error = error
    this.errors = errors ?? {}
    this.body = body
  }

  /** From an answer with an error status. */
  static fromAnswer(status: number, text: string): ApiError {
    const body = parse(text)
    const { message, error } = readBody(body)
    return new ApiError(status, error ?? message ?? sentenceOf(status), body)
  }
}

const REQUEST_TIMEOUT = 408
const CONTENT_TOO_LARGE = 413

/** What to do about a proxy's refusal of a body, which comes without a sentence; null for all else. */
export function sentenceOfRefusedBody(status: number): string | null {
  if (status === REQUEST_TIMEOUT) return CLIENT_MESSAGES.tooSlow
  return status === CONTENT_TOO_LARGE ? CLIENT_MESSAGES.tooBig : null
}

function sentenceOf(status: number): string {
  return sentenceOfRefusedBody(status) ?? CLIENT_MESSAGES.status(status)
}

/** Bad Gateway, Service Unavailable, Gateway Timeout. */
const GATEWAY = [502, 503, 504]

/** Whether a proxy answered in place of the server. */
export function isGateway(status: number, text: string): boolean {
  return GATEWAY.includes(status) && parse(text) === null
}

/** How the server answers when it is at fault; with a code where it can tell. */
const DEFECT = 500

/** Whether nobody knows what came of a call: no answer came, or a proxy's in place of the server's. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 0 || (GATEWAY.includes(error.status) && error.body === null)
}

const NOT_FOUND = 404

/** Whether what a call was about is not there any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === NOT_FOUND
}

/** Whether the server had too much to do to begin with a call. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 503 && codeOf(error) === 'overloaded'
}

/** The server's name for what went wrong; undefined where it gave none. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.body as { code?: string } | null)?.code : undefined
}

/**
 * What a screen says of a failed call: the server's sentence, or that it could not be reached; its own where the server has
 * none, as for a defect.
 */
export function reasonOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  const { message, code } = (error.body ?? {}) as { message?: string; code?: string }
  if (error.status === DEFECT && !code) return otherwise
  const isTold = error.status === 0 || sentenceOfRefusedBody(error.status) !== null
  return error.error ?? message ?? (isTold ? error.message : otherwise)
}

function readBody(body: unknown): ApiErrorBody {
  return typeof body === 'object' && body !== null ? body : {}
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
