import {
  type Context,
  createContextKey,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer as SpanMaker,
  defaultTextMapGetter,
  defaultTextMapSetter,
  isSpanContextValid,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { TRACE_PARENT_HEADER, W3CTraceContextPropagator } from '@opentelemetry/core'
import type { OpenSpan, SpanFacts, SpanOptions, TraceOrigin, Tracer } from './spans.js'

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}

/** Whether what is under way is a job, or part of one. */
const IN_JOB = createContextKey('vitrine job')

const propagator = new W3CTraceContextPropagator()

/** Spans by OpenTelemetry. Nothing of it is global: what other packages do with its interface is their own. */
export class OpenTelemetryTracer implements Tracer {
  readonly #contexts = new AsyncLocalStorageContextManager().enable()
  readonly #spans: SpanMaker

  constructor(spans: SpanMaker) {
    this.#spans = spans
  }

  begin(name: string, { kind, facts, origin, isInner }: SpanOptions): OpenSpan | null {
    // What comes from outside is a part of nothing here, wherever it is taken up.
    const isEntry = kind === 'server' || kind === 'consumer'
    const here = isEntry ? ROOT_CONTEXT : this.#contexts.active()
    // What is not kept has no parts either.
    if (isInner && !trace.getSpan(here)?.isRecording()) return null
    const from = origin?.traceparent ? contextOf(origin.traceparent) : here
    const linked = origin?.isLinked ? trace.getSpanContext(from) : undefined
    const span = this.#spans.startSpan(
      name,
      {
        kind: kind ? KINDS[kind] : SpanKind.INTERNAL,
        ...(facts && { attributes: facts }),
        ...(linked && { links: [{ context: linked }] }),
        root: origin?.isLinked === true,
      },
      from
    )
    const within = trace.setSpan(kind === 'consumer' ? here.setValue(IN_JOB, true) : here, span)
    return this.#opened(span, within)
  }

  current(): Pick<OpenSpan, 'note' | 'fail'> | null {
    const here = this.#contexts.active()
    const span = trace.getSpan(here)
    return span ? this.#opened(span, here) : null
  }

  origin(): TraceOrigin | undefined {
    const here = this.#contexts.active()
    const carrier: Record<string, string> = {}
    propagator.inject(here, carrier, defaultTextMapSetter)
    const traceparent = carrier[TRACE_PARENT_HEADER]
    if (traceparent === undefined) return undefined
    return here.getValue(IN_JOB) === true ? { traceparent, isLinked: true } : { traceparent }
  }

  ids() {
    const own = trace.getSpanContext(this.#contexts.active())
    return own && isSpanContextValid(own)
      ? { trace_id: own.traceId, span_id: own.spanId }
      : undefined
  }

  apart<Result>(act: () => Result): Result {
    return this.#contexts.with(ROOT_CONTEXT, act)
  }

  #opened(span: Span, within: Context): OpenSpan {
    return {
      run: (act) => this.#contexts.with(within, act),
      rename: (name) => span.updateName(name),
      note: (facts: SpanFacts) => span.setAttributes(facts),
      fail(code) {
        span.setAttribute('error.type', code)
        span.setStatus({ code: SpanStatusCode.ERROR })
      },
      end: () => span.end(),
    }
  }
}

/** What cannot be read is as if nothing had come. */
function contextOf(traceparent: string): Context {
  return propagator.extract(
    ROOT_CONTEXT,
    { [TRACE_PARENT_HEADER]: traceparent },
    defaultTextMapGetter
  )
}
