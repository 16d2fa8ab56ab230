import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { type Bench, closeBench, openInstance } from './bench_instance.js'
import { figuresOf, METRICS_TOKEN } from '#tests/attacks/support/web_process'
import { load } from './load.js'
import { beside, heading } from './report.js'

const SECONDS = 8
const ROUNDS = 3

/** What traces cost: the busiest page with and without them, in turns, and what their libraries add to a start. */
export async function benchTracing(): Promise<void> {
  heading('Traces')
  const from = performance.now()
  await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
  ])
  beside(
    'libraries that are loaded where traces are sent, ms',
    (performance.now() - from).toFixed(0)
  )

  const receiver = createServer((request, response) => {
    request.resume().once('end', () => response.end())
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`
  const without = await openInstance({ METRICS_TOKEN })
  const all = await openInstance({ METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT })
  const sampled = await openInstance({
    METRICS_TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.05',
  })
  const benches = [without, all, sampled]
  const spent = benches.map(() => 0)
  for (const bench of benches) await processorMs(bench, 3)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, bench] of benches.entries()) {
      spent[index]! += (await processorMs(bench, SECONDS)) / ROUNDS
    }
  }
  const [none, every, some] = spent as [number, number, number]
  beside('processor ms of the web process for a page, without traces', none.toFixed(2))
  beside('with a trace of each', `${every.toFixed(2)} (${share(every / none)})`)
  beside('of one in twenty', `${some.toFixed(2)} (${share(some / none)})`)
  for (const bench of benches) await closeBench(bench)
  receiver.close()
}

/** Others on the machine take from how many pages there are in a second, and nothing from this. */
async function processorMs(
  { instance, visitor, productId }: Bench,
  seconds: number
): Promise<number> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `${instance.url}/photos/generate/${productId}`
  const before = await processorSeconds(instance.url)
  const visits = (await load(url, { cookie, accept: 'text/html' }, seconds)) * seconds
  return (((await processorSeconds(instance.url)) - before) * 1000) / visits
}

async function processorSeconds(url: string): Promise<number> {
  return (await figuresOf(url)).processor_seconds!
}

function share(ratio: number): string {
  return `${(ratio * 100).toFixed(0)} %`
}
