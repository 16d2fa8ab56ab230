import { cutText } from '#common/cut_text'

/** One thing that the provider has against a request. */
export interface Complaint {
  type: string
  msg: string
  /** Name of the field, or null when it is about the whole. */
  field: string | null
}

/** Errors of a connection that was never made: nothing has been sent. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** The provider answered, but not with what was asked for. Its name keeps the client from asking again by itself. */
export class Refusal extends Error {
  override readonly name = 'AbortError'

  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Pick<Headers, 'get'>
  ) {
    super(`The provider answered ${status}: ${cutText(JSON.stringify(body), 1_000)}`)
  }

  static async of(answer: Response): Promise<Refusal> {
    const text = await answer.text()
    let body: unknown = cutText(text, 1_000)
    try {
      body = JSON.parse(text)
    } catch {
      // Proxies answer in HTML.
    }
    return new Refusal(answer.status, body, answer.headers)
  }

  /** What it has against the request, in whichever of its forms it says so. */
  get complaints(): Complaint[] {
    return complaintsOf(this.body)
  }

  /** Seconds after which it may be asked again, or null when it does not say. */
  get retryAfter(): number | null {
    const value = this.headers.get('retry-after')
    if (value === null) return null
    const seconds = Number(value)
    if (Number.isFinite(seconds)) return Math.max(0, seconds)
    const date = Date.parse(value)
    return Number.isNaN(date) ? null : Math.max(0, (date - Date.now()) / 1_000)
  }
}

/** No answer came, or only a part of one. */
export class NoAnswer extends Error {
  override readonly name = 'AbortError'

  readonly #isBefore: boolean

  /** @param isBefore whether it is about what is asked before the request itself is sent */
  constructor(cause: unknown, { isBefore = false } = {}) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.#isBefore = isBefore
  }

  /** Whether the provider cannot have heard of the request. */
  get wasNotSent(): boolean {
    if (this.#isBefore) return true
    for (let error: unknown = this.cause; error instanceof Error; error = error.cause) {
      if (NOT_SENT.has((error as NodeJS.ErrnoException).code ?? '')) return true
    }
    return false
  }
}

/** An answer came, but nothing can be read in it: what was asked for may be made, and paid for. */
export class Unreadable extends Error {
  override readonly name = 'AbortError'
}

/** @param body of an error: `detail` is a list, a sentence, or missing */
export function complaintsOf(body: unknown): Complaint[] {
  if (typeof body !== 'object' || body === null) return []
  const { detail, error_type: type } = body as { detail?: unknown; error_type?: unknown }
  if (typeof detail === 'string') {
    return [{ type: typeof type === 'string' ? type : '', msg: detail, field: null }]
  }
  if (!Array.isArray(detail)) return []
  return detail.flatMap((item: { type?: unknown; msg?: unknown; loc?: unknown } | null) => {
    if (typeof item?.msg !== 'string') return []
    const field: unknown = Array.isArray(item.loc) ? item.loc.at(-1) : null
    return [
      {
        type: typeof item.type === 'string' ? item.type : '',
        msg: item.msg,
        field: typeof field === 'string' ? field : null,
      },
    ]
  })
}
