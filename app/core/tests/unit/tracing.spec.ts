import { HttpContextFactory } from '@adonisjs/core/factories/http'
import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import { readTracing } from '#config/tracing'
import { logContext } from '#app/core/log_context'
import { listen, settingsFor, TraceReceiver } from '#tests/support/trace_receiver'
import { traceCall } from '../../tracing/trace_call.js'
import { traceRequest } from '../../tracing/trace_request.js'
import { beginSpan, inSpan, type TraceOrigin, traceOrigin } from '../../tracing/spans.js'
import { startSpans } from '../../tracing/start_spans.js'

const TRACE = 'a'.repeat(32)

/** Answers a request that comes from an address, and says which trace it was in. */
async function traceOf(address: string, traceparent: string): Promise<string | undefined> {
  const ctx = new HttpContextFactory().create()
  Object.defineProperty(ctx.request.request.socket, 'remoteAddress', { value: address })
  ctx.request.request.headers.traceparent = traceparent
  return traceRequest(ctx, async () => logContext().trace_id)
}

/** What the log warns of until the test is over. */
function listenToWarnings(cleanup: (work: () => void) => void): string[] {
  const said: string[] = []
  const write = logger.warn.bind(logger)
  cleanup(() => void (logger.warn = write))
  logger.warn = (...args: unknown[]) => void said.push(String(args.at(-1)))
  return said
}

test.group('Settings of traces', () => {
  const read = (settings: Record<string, string>) => readTracing((name) => settings[name])

  test('lead nowhere without an address, or where they are switched off', ({ assert }) => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318'
    assert.isNull(read({ OTEL_TRACES_SAMPLER: 'always_on' }))
    assert.isNull(read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }))
    assert.deepEqual(read({ OTEL_EXPORTER_OTLP_ENDPOINT }), {
      url: 'http://collector:4318/v1/traces',
      protocol: 'http/protobuf',
      sampler: 'parentbased_always_on',
      ratio: 1,
    })
    const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example.com/in?to=1' }
    assert.equal(read({ OTEL_EXPORTER_OTLP_ENDPOINT, ...own })?.url, Object.values(own)[0])
  })

  test('that make no sense are named', ({ assert }) => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/otlp/'
    for (const [name, value] of [
      ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
      ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
      ['OTEL_TRACES_SAMPLER', 'some'],
      ['OTEL_TRACES_SAMPLER_ARG', '10'],
    ] as const) {
      assert.throws(
        () => read({ OTEL_EXPORTER_OTLP_ENDPOINT, [name]: value }),
        new RegExp(`^${name} `)
      )
    }
  })
})

test.group('Traces', () => {
  test('are gone on with where a trusted proxy has begun them alone', async ({
    assert,
    cleanup,
  }) => {
    const receiver = await new TraceReceiver().start()
    cleanup(() => receiver.stop())
    const traceparent = `00-${TRACE}-${'b'.repeat(16)}-01`
    assert.equal(await traceOf('127.0.0.1', traceparent), TRACE)
    const others = [
      await traceOf('203.0.113.9', traceparent),
      await traceOf('127.0.0.1', 'garbage'),
      await traceOf('127.0.0.1', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`),
      await traceOf('127.0.0.1', `00-${TRACE}-${'b'.repeat(16)}-01-${'c'.repeat(9_000)}`),
    ]
    assert.lengthOf(new Set([TRACE, ...others]), 5)
    for (const trace of others) assert.match(trace!, /^[0-9a-f]{32}$/)
  })

  test('tell of a call its host and status, and the one that is called nothing', async ({
    assert,
    cleanup,
  }) => {
    const asked: (string | undefined)[] = []
    const provider = await listen((request, response) => {
      asked.push(request.headers.traceparent as string | undefined)
      response.writeHead(429).end()
    })
    cleanup(provider.close)
    const receiver = await new TraceReceiver().start()
    const url = `${provider.url}?key=secret-of-the-call`
    await inSpan('outer', {}, () => traceCall('provider', { method: 'GET', url }, () => fetch(url)))
    await receiver.stop()
    const span = receiver.find('GET provider')
    assert.deepEqual(receiver.wayTo(span), ['GET provider', 'outer'])
    assert.deepInclude(span.facts, {
      'server.address': '127.0.0.1',
      'http.response.status_code': 429,
      'error.type': '429',
    })
    assert.deepEqual(asked, [undefined])
    assert.notInclude(receiver.text, 'secret-of-the-call')
  })

  test('of what a job sends in its turn are their own, and name the one they came from', async ({
    assert,
  }) => {
    const receiver = await new TraceReceiver().start()
    const origins: (TraceOrigin | undefined)[] = []
    const note = async () => void origins.push(traceOrigin())
    await inSpan('request', { kind: 'server' }, note)
    await inSpan('first job', { kind: 'consumer', origin: origins[0] }, note)
    await inSpan('second job', { kind: 'consumer', origin: origins[1] }, async () => {})
    await receiver.stop()
    const [request, first, second] = ['request', 'first job', 'second job'].map((name) =>
      receiver.find(name)
    )
    assert.deepEqual(receiver.wayTo(first!), ['first job', 'request'])
    assert.notEqual(second!.traceId, request!.traceId)
    assert.equal(second!.links?.[0]?.traceId, request!.traceId)
  })

  test('that are refused are dropped with one warning', async ({ assert, cleanup }) => {
    const warned = listenToWarnings(cleanup)
    let refused = 0
    const strict = await listen((request, response) => {
      refused++
      request.resume()
      response.writeHead(403).end()
    })
    cleanup(strict.close)
    const stop = await startSpans(settingsFor(strict.url), 'web')
    // More than go into one message.
    for (let made = 0; made < 1_100; made++) beginSpan('work')?.end()
    await stop()
    assert.isAbove(refused, 1)
    assert.deepEqual(warned, ['traces cannot be sent, and are dropped until they can'])
  })

  test('change nothing where nobody listens', async ({ assert }) => {
    const closed = await listen(() => {})
    await closed.close()
    const stop = await startSpans(settingsFor(closed.url), 'web')
    const answers = Array.from({ length: 5_000 }, (_, index) =>
      inSpan('work', {}, async () => index)
    )
    assert.equal((await Promise.all(answers)).at(-1), 4_999)
    await stop()
  })

  test('keep no process for a receiver that does not answer', async ({ assert, cleanup }) => {
    let arrived = 0
    const slow = await listen(() => void arrived++)
    cleanup(slow.close)
    const stop = await startSpans({ ...settingsFor(slow.url), protocol: 'http/protobuf' }, 'web')
    await inSpan('work', {}, async () => {})
    // It ends though nothing was answered.
    await stop()
    assert.equal(arrived, 1)
  })
})
