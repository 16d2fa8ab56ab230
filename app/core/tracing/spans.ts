/** What is told of a span: names and numbers, no words of people, no addresses of theirs, no secrets. */
export type SpanFacts = Record<string, string | number | boolean | undefined>

/** What a span goes on with that was begun by another process: `traceparent` of the W3C's Trace Context. */
export interface TraceOrigin {
  traceparent?: string | undefined
  /** Whether it is a trace of its own that only names the other: what follows from what follows would be one without end. */
  isLinked?: boolean | undefined
}

export interface SpanOptions {
  /** Which side of an exchange it is; something within this process, if missing. */
  kind?: 'server' | 'client' | 'producer' | 'consumer'
  facts?: SpanFacts
  /** A part of the span that is under way here, if missing. */
  origin?: TraceOrigin | undefined
  /** Whether it only is of interest as a part of another. */
  isInner?: boolean
}

/** Something that takes time and is told of when it has ended. */
export interface OpenSpan {
  /** Does something as a part of it. */
  run<Result>(act: () => Result): Result
  rename(name: string): void
  note(facts: SpanFacts): void
  /** @param code of what went wrong */
  fail(code: string): void
  end(): void
}

/** Who makes spans, where traces are sent somewhere. */
export interface Tracer {
  /** Null where it is not of interest. */
  begin(name: string, options: SpanOptions): OpenSpan | null
  /** The one that is under way here. */
  current(): Pick<OpenSpan, 'note' | 'fail'> | null
  /** How another process goes on with it; none where nothing is under way. */
  origin(): TraceOrigin | undefined
  ids(): { trace_id: string; span_id: string } | undefined
  /** Does something that is a part of none. */
  apart<Result>(act: () => Result): Result
}

let tracer: Tracer | null = null

/** Has spans made by somebody from now on, or by nobody. */
export function traceBy(next: Tracer | null): void {
  tracer = next
}

/** Begins a span that its caller ends; null where nobody wants it. */
export function beginSpan(name: string, options: SpanOptions = {}): OpenSpan | null {
  return tracer === null ? null : tracer.begin(name, options)
}

/** Does something as a span. Without traces it is done and nothing else. */
export function inSpan<Result>(
  name: string,
  options: SpanOptions,
  act: (span: OpenSpan | null) => Promise<Result>
): Promise<Result> {
  const span = beginSpan(name, options)
  return span === null ? act(null) : actWithin(span, act)
}

async function actWithin<Result>(
  span: OpenSpan,
  act: (span: OpenSpan) => Promise<Result>
): Promise<Result> {
  try {
    return await span.run(() => act(span))
  } catch (error) {
    span.fail(errorCode(error))
    throw error
  } finally {
    span.end()
  }
}

/** Tells more of what is under way here. */
export function noteInSpan(facts: SpanFacts): void {
  tracer?.current()?.note(facts)
}

/** Tells that what is under way here went wrong, though it goes on. */
export function failSpan(error: unknown): void {
  tracer?.current()?.fail(errorCode(error))
}

/** How another process goes on with what is under way here. */
export function traceOrigin(): TraceOrigin | undefined {
  return tracer?.origin()
}

/** What lines of the log name the trace by; nothing without one. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  return tracer?.ids() ?? {}
}

/** Does something that happens all the time beside what is under way, and would only fill its trace. */
export function untraced<Result>(act: () => Result): Result {
  return tracer === null ? act() : tracer.apart(act)
}

/** The code or the name of an error: its sentence may hold words of people. */
function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return typeof error
  if ('code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'unknown'
}
