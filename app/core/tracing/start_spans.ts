import { setTimeout as sleep } from 'node:timers/promises'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import type { TracingSettings } from '#config/tracing'
import { OpenTelemetryTracer } from './open_telemetry.js'
import { WarningExporter } from './send_spans.js'
import { traceBy } from './spans.js'
import { traceQueries } from './trace_queries.js'

/** Spans that are kept until they are sent; what comes beyond is dropped. */
const MOST_WAITING = 4_096

/** How often they are sent. */
const EVERY_MS = 2_000

/** What is left at the end is waited for so long: who is stopped has no more time for a receiver that is slow. */
const LAST_MS = 2_000

/** The receiver may take so long. */
const PATIENCE_MS = 10_000

/**
 * Begins to make and send spans.
 * @param role of this process
 * @returns sends what is left, and ends it
 */
export async function startSpans(
  settings: TracingSettings,
  role: 'web' | 'worker'
): Promise<() => Promise<void>> {
  const { url, protocol } = settings
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto')
  const processor = new BatchSpanProcessor({
    exporter: new WarningExporter(new OTLPTraceExporter({ url, timeoutMillis: PATIENCE_MS })),
    maxQueueSize: MOST_WAITING,
    scheduledDelayMillis: EVERY_MS,
  })
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'vitrine', 'vitrine.process': role }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [processor],
  })
  traceBy(new OpenTelemetryTracer(provider.getTracer('vitrine')))
  const stopQueries = traceQueries()
  return async () => {
    traceBy(null)
    stopQueries()
    const sent = provider.shutdown().catch(() => {})
    await Promise.race([sent, sleep(LAST_MS, undefined, { ref: false })])
  }
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const [, isParentBased, name] = /^(parentbased_)?(.+)$/.exec(sampler)!
  const root =
    name === 'always_on'
      ? new AlwaysOnSampler()
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio)
  return isParentBased ? new ParentBasedSampler({ root }) : root
}
