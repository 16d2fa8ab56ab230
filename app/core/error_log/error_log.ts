import { logContext } from '../log_context.js'
import { describeThrown, type DescribedError } from './described_error.js'

/** When and where an error happened. */
export interface Occasion {
  /** A route's pattern, a queue or a sweep. */
  place: string | null
  requestId: string | null
  userId: number | null
  generationId: string | null
}

/** What is written of errors that are the same: how often, and when and where last. */
export interface CountedError extends DescribedError, Occasion {
  times: number
}

/** So many different ones wait to be written; of more than that the log alone tells. */
const MOST_WAITING = 100

/** A flood of one error costs a statement in this time. */
const WRITE_EVERY_MS = 5_000

/** pino's level of errors. */
const ERROR_LEVEL = 50

/**
 * Gathers what goes wrong unexpectedly, for the operator's pages: whatever the log calls an error, and what jobs fail of. Nobody waits for it, and an
 * error that is told of again on its way counts once.
 */
export class ErrorLog {
  readonly #waiting = new Map<string, CountedError>()
  readonly #known = new WeakSet<Error>()
  #write: ((errors: CountedError[]) => Promise<void>) | null = null
  #timer: NodeJS.Timeout | undefined

  /** Says who keeps them; until then they wait. */
  writeBy(write: (errors: CountedError[]) => Promise<void>): void {
    this.#write = write
  }

  keep(error: unknown, occasion: Partial<Occasion> = {}): void {
    if (!(error instanceof Error) || this.#known.has(error)) return
    this.#known.add(error)
    const described = describeThrown(error)
    const { fingerprint } = described
    const before = this.#waiting.get(fingerprint)
    if (!before && this.#waiting.size >= MOST_WAITING) return
    const { request_id: requestId = null, userId = null, generationId = null } = logContext()
    this.#waiting.set(fingerprint, {
      ...described,
      place: null,
      requestId,
      userId,
      generationId,
      ...occasion,
      times: (before?.times ?? 0) + 1,
    })
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS).unref()
  }

  /** Keeps the error of a line of the log. */
  keepLogged(line: unknown, level: number): void {
    if (level < ERROR_LEVEL || typeof line !== 'object' || line === null) return
    const { err, ...said } = (line instanceof Error ? { err: line } : line) as Record<
      string,
      unknown
    >
    const { route, queue, sweep, check } = said
    const place = route ?? named('queue', queue) ?? named('sweep', sweep) ?? named('check', check)
    this.keep(err, {
      place: place === undefined ? null : String(place),
      ...(typeof said.userId === 'number' ? { userId: said.userId } : {}),
      ...(typeof said.generationId === 'string' ? { generationId: said.generationId } : {}),
    })
  }

  /** Writes what waits. Where the database is away it is lost here, and stands in the log. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#write === null || this.#waiting.size === 0) return
    const errors = [...this.#waiting.values()]
    this.#waiting.clear()
    await this.#write(errors).catch(() => {})
  }
}

const named = (kind: string, name: unknown) =>
  name === undefined ? undefined : `${kind} ${String(name)}`

/** Of this process. */
export const errorLog = new ErrorLog()
