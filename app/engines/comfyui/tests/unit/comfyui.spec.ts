import { test } from '@japa/runner'
import { ComfyUiEmulator } from '#tests/support/comfyui/emulator'
import { comfyUiEngine } from '#tests/support/comfyui/engine'
import { FaultyProvider } from '#tests/support/providers/faulty_provider'
import { ResumedWork } from '#tests/support/providers/resumed_work'
import { until } from '#tests/support/until'
import { EngineError } from '../../../engine_error.js'
import { fillWorkflow, readWorkflow } from '../../workflow.js'

const node = (inputs: object) => JSON.stringify({ '1': { class_type: 'Any', inputs } })

test.group('Workflows of ComfyUI', () => {
  test('a workflow {name} is refused, and why')
    .with([
      { name: 'that is no JSON', text: '{', says: /edit\.json is no JSON/ },
      { name: 'of the editor', text: '{"nodes":[],"links":[]}', says: /Export \(API\)/ },
      { name: 'without nodes', text: '{"1":{"inputs":{}}}', says: /class_type and inputs/ },
      {
        name: 'without a place for words',
        text: node({ image: '{{image}}' }),
        says: /edit\.json lacks \{\{prompt\}\}/,
      },
      {
        name: 'with a place for what is not known',
        text: node({ image: '{{image}}', text: '{{prompt}} {{lora}}' }),
        says: /\{\{lora\}\}, .+ Known: \{\{image\}\}, \{\{prompt\}\}, \{\{seed\}\}/,
      },
    ])
    .run(({ assert }, { text, says }) => {
      assert.throws(() => readWorkflow('edit', text), says)
    })

  test('are filled once: numbers stay numbers, and words of a merchant are no placeholders', ({
    assert,
  }) => {
    const text = node({ image: '{{image}}', seed: '{{seed}}', text: 'photo, {{prompt}}, sharp' })
    const filled = fillWorkflow(readWorkflow('edit', text), {
      ...{ image: 'a.png', seed: 7, prompt: 'a {{seed}} in {{image}}' },
    })
    assert.deepEqual(filled['1']!.inputs, {
      ...{ image: 'a.png', seed: 7, text: 'photo, a {{seed}} in {{image}}, sharp' },
    })
  })
})

test.group('What goes wrong at ComfyUI', (group) => {
  const it = new FaultyProvider(group, () => ComfyUiEmulator.start(), comfyUiEngine)

  test('a workflow that the server does not take is for the operator to mend', async ({
    assert,
  }) => {
    it.emulator.faults.push({ at: 'submit', does: { status: 400, body: { node_errors: {} } } })
    assert.equal((await it.failureOf(it.edit())).code, 'provider_account')
  })

  test('a run that fails may be tried again, one without memory with a smaller picture', async ({
    assert,
  }) => {
    it.emulator.faults.push({ at: 'result', does: { status: 500, body: 'tensor mismatch' } })
    assert.equal((await it.failureOf(it.edit())).code, 'service_away')
    it.emulator.faults.push({ at: 'result', does: { status: 500, body: 'CUDA out of memory' } })
    assert.equal((await it.failureOf(it.edit())).code, 'service_picture_too_large')
  })

  test('what is cancelled is interrupted, and nothing else that runs', async ({ assert }) => {
    it.emulator.takes = 300
    const others = it.edit('Brighter, please')
    await until(async () => it.emulator.jobs[0]?.state === 'running')
    it.emulator.takes = 60_000
    const controller = it.stoppable()
    const work = it.failureOf(it.edit())
    await until(async () => it.emulator.jobs.length === 2)
    controller.abort('cancelled')
    assert.equal((await work).category, 'busy')
    assert.equal(it.emulator.jobs[1]!.state, 'interrupted')
    await others
  })
})

test.group('Requests to ComfyUI that outlive their worker', (group) => {
  const it = new ResumedWork(group, {
    start: () => ComfyUiEmulator.start({ takes: 200 }),
    engineAt: comfyUiEngine,
  })

  test('are found by our own id when their submission was not answered', async ({ assert }) => {
    it.emulator.faults.push({ at: 'submit', does: 'hang_up' })
    const { pictures } = await it.attempt().work
    assert.notInstanceOf(pictures[0], EngineError)
    assert.lengthOf(it.emulator.jobs, 1)
    assert.equal(it.emulator.jobs[0]!.id, (await it.requests())[0]!.id)
  })

  test('go on after a crash, also at a server that chooses its ids itself', async ({ assert }) => {
    it.emulator.choosesIds = true
    const first = it.attempt()
    await it.submitted()
    await until(async () => (await it.requests())[0]?.state === 'waiting')
    first.stop('stopping')
    await assert.rejects(() => first.work, 'stopped')
    await it.attempt().work
    assert.lengthOf(it.emulator.jobs, 1)
  })

  test('that the server has forgotten are made anew', async ({ assert }) => {
    const first = it.attempt()
    await until(async () => (await it.requests())[0]?.state === 'waiting')
    first.stop('stopping')
    await assert.rejects(() => first.work, 'stopped')
    it.emulator.jobs.length = 0
    await it.attempt().work
    assert.lengthOf(it.emulator.jobs, 1)
  })
})
