import { randomUUID } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import { logContext } from '#app/core/log_context'
import { merchantWithToken } from '#tests/support/public_api'
import { FAULT } from '#tests/support/quick_engine'
import { createTrainedProducts } from '#tests/support/trained_product'
import { TraceReceiver } from '#tests/support/trace_receiver'
import { until } from '#tests/support/until'

test.group('Traces', () => {
  test('follow an order from the call through the queue to the engine', async ({
    assert,
    cleanup,
  }) => {
    const { api, visitor } = await merchantWithToken()
    const [product] = await createTrainedProducts(visitor.user.id, ['Mug'])
    const receiver = await new TraceReceiver().start()
    cleanup(() => receiver.stop())
    const traceId = randomUUID().replaceAll('-', '')
    const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`
    const words = `words-${randomUUID()}`
    const path = `/products/${product}/images?of=${words}`
    const made = await api.post(path, { prompt: words }, { traceparent })
    assert.equal(made.status, 200)
    // What is under way ends, and is sent.
    await until(async () => receiver.spans.some(({ name }) => name === 'process generations'))
    await receiver.stop()

    const engine = receiver.find('engine generate', (span) => span.traceId === traceId)
    const way = receiver.wayTo(engine)
    assert.deepEqual(way.slice(0, 3), [
      'engine generate',
      'process generations',
      'send generations',
    ])
    assert.match(way.at(-1)!, /^POST \/api\/v1\/products\/:product\w*\/images$/)
    assert.equal(engine.service, 'vitrine')

    const request = receiver.find(way.at(-1)!)
    assert.equal(request.parentSpanId, 'b'.repeat(16))
    assert.equal(request.facts['http.response.status_code'], 200)
    assert.isString(request.facts['vitrine.generation_id'])
    const job = receiver.find('process generations', (span) => span.traceId === traceId)
    assert.deepInclude(job.facts, {
      'vitrine.generation_id': request.facts['vitrine.generation_id'],
      'vitrine.kind': 'generate',
      'vitrine.outcome': 'succeeded',
      'messaging.destination.name': 'generations',
    })
    const statements = receiver.spans.filter(({ facts }) => 'db.query.text' in facts)
    const ofJob = statements.filter((span) => receiver.wayTo(span).includes(job.name))
    assert.isAbove(ofJob.length, 5)
    assert.isAbove(statements.length, ofJob.length)

    for (const secret of [words, api.plain, visitor.user.email]) {
      assert.notInclude(receiver.text, secret)
    }
  })

  test('name the code of what failed, in the log as well', async ({ assert, cleanup }) => {
    const { api, visitor } = await merchantWithToken()
    const [product] = await createTrainedProducts(visitor.user.id, ['Mug'])
    const receiver = await new TraceReceiver().start()
    const logged: (string | undefined)[] = []
    const write = logger.warn.bind(logger)
    cleanup(() => void (logger.warn = write))
    logger.warn = () => void logged.push(logContext().trace_id)
    await api.post(`/products/${product}/images`, { prompt: `${FAULT} invalid_input` })
    await until(async () => receiver.spans.some(({ name }) => name === 'process generations'))
    await receiver.stop()
    const job = receiver.find('process generations')
    assert.equal(job.status.code, 2)
    assert.equal(job.facts['vitrine.outcome'], job.facts['error.type'])
    assert.include(logged, job.traceId)
  })
})
