import type { SandboxRefusal } from './refusals.js'

export interface Details {
  status?: number
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error'
  code?: string
  param?: string
}

/** A refusal of the sandbox's API, worded and shaped as the client library expects it. */
export class SandboxError extends Error {
  readonly status: number
  readonly body: { error: { type: string; message: string; code?: string; param?: string } }

  /** What hosted pages say of it in their reader's language; nothing where only programs come by. */
  readonly refusal: SandboxRefusal | undefined

  constructor(
    message: string,
    { status = 400, type = 'invalid_request_error', code, param }: Details = {},
    refusal?: SandboxRefusal
  ) {
    super(message)
    this.name = 'SandboxError'
    this.status = status
    this.refusal = refusal
    this.body = {
      error: { type, message, ...(code ? { code } : {}), ...(param ? { param } : {}) },
    }
  }
}
