interface Details {
  status?: number
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error'
  code?: string
  param?: string
}

/** A refusal of the sandbox's API, worded and shaped as the client library expects it. */
export class SandboxError extends Error {
  readonly status: number
  readonly body: { error: { type: string; message: string; code?: string; param?: string } }

  constructor(
    message: string,
    { status = 400, type = 'invalid_request_error', code, param }: Details = {}
  ) {
    super(message)
    this.name = 'SandboxError'
    this.status = status
    this.body = {
      error: { type, message, ...(code ? { code } : {}), ...(param ? { param } : {}) },
    }
  }
}

/** Answered for what is not there; a reference inside a call is the caller's mistake and no 404. */
export function noSuch(type: string, id: string, param = 'id'): SandboxError {
  return new SandboxError(`No such ${type.replaceAll('_', ' ')}: '${id}'`, {
    status: param === 'id' ? 404 : 400,
    code: 'resource_missing',
    param,
  })
}
