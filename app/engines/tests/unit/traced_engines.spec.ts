import { test } from '@japa/runner'
import { inSpan } from '#app/core/tracing/spans'
import { chainEngine } from '#tests/support/chain_engine'
import { FalEmulator } from '#tests/support/fal/emulator'
import { ResumedWork } from '#tests/support/providers/resumed_work'
import { ReplicateEmulator } from '#tests/support/replicate/emulator'
import { TraceReceiver } from '#tests/support/trace_receiver'

const DOWN = { status: 500, body: { detail: 'Internal error' } }

test.group('The trace of engines in their order', (group) => {
  let replicate: ReplicateEmulator
  const it = new ResumedWork(group, {
    start: () => FalEmulator.start({ takes: 5 }),
    engineAt: (fal: FalEmulator) => chainEngine(fal, replicate, { order: ['replicate', 'fal'] }),
  })

  group.each.setup(async () => {
    replicate = await ReplicateEmulator.start({ takes: 5 })
    return () => replicate.stop()
  })

  test('names who was asked in vain, and the model and the calls of who made it', async ({
    assert,
    cleanup,
  }) => {
    replicate.faults.push({ at: 'submit', does: DOWN, times: 9 })
    const receiver = await new TraceReceiver().start()
    cleanup(() => receiver.stop())
    await inSpan('work', {}, () => it.attempt().work)
    await receiver.stop()

    const inVain = receiver.find('replicate edit')
    assert.equal(inVain.facts['error.type'], 'service_away')
    const made = receiver.find('fal edit')
    assert.deepEqual(receiver.wayTo(made), ['fal edit', 'work'])
    assert.isUndefined(made.facts['error.type'])
    const model = receiver.spans.find(({ parentSpanId, facts }) => {
      return parentSpanId === made.spanId && 'vitrine.model' in facts
    })
    assert.deepInclude(model?.facts, { 'vitrine.provider': 'fal' })
    const calls = receiver.spans.filter(({ facts }) => facts['http.request.method'] === 'POST')
    const ofModel = calls.filter((call) => receiver.wayTo(call).includes(model!.name))
    assert.include(
      ofModel.map(({ facts }) => facts['server.address']),
      '127.0.0.1'
    )
    for (const job of it.emulator.jobs) assert.notInclude(receiver.text, job.id)
  })
})
