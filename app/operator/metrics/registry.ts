import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { vitrineVersion } from '#config/version'

const LOOP_DELAY_PRECISION_MS = 50

/** All that this process counts. Loaded only where somebody may read it. */
const registry = new Registry()

// Memory, processor, files, the delay of the event loop and collections of garbage, under the names that all Node processes have.
collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_DELAY_PRECISION_MS })

gauge({
  name: 'vitrine_build_info',
  help: 'Always 1; the label says which version runs.',
  labelNames: ['version'],
}).set({ version: vitrineVersion }, 1)

interface Named<Label extends string> {
  name: string
  help: string
  labelNames?: readonly Label[]
  /** Has its values set when it is read. */
  collect?: () => void
}

/** What goes up and down. */
export function gauge<Label extends string>(options: Named<Label>): Gauge<Label> {
  return new Gauge({ ...options, registers: [registry] })
}

/** What only grows. */
export function counter<Label extends string>(options: Named<Label>): Counter<Label> {
  return new Counter({ ...options, registers: [registry] })
}

/** How long something takes, in seconds. */
export function histogram<Label extends string>(
  options: Named<Label> & { buckets: number[] }
): Histogram<Label> {
  return new Histogram({ ...options, registers: [registry] })
}

/** All of it in Prometheus' text format. */
export async function readRegistry(): Promise<{ type: string; text: string }> {
  return { type: registry.contentType, text: await registry.metrics() }
}
