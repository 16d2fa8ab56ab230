import { test } from '@japa/runner'
import { readSample } from '#engine/tests/photos'
import { chainEngine } from '#tests/support/chain_engine'
import { FalEmulator } from '#tests/support/fal/emulator'
import type { Fault } from '#tests/support/providers/fault'
import { ResumedWork } from '#tests/support/providers/resumed_work'
import { ReplicateEmulator } from '#tests/support/replicate/emulator'

const DOWN = { status: 500, body: { detail: 'Internal error' } }

test.group('What one of several engines was paid for', (group) => {
  let replicate: ReplicateEmulator
  const it = new ResumedWork(group, {
    start: () => FalEmulator.start({ takes: 5 }),
    engineAt: (fal: FalEmulator) => chainEngine(fal, replicate),
  })

  group.each.setup(async () => {
    replicate = await ReplicateEmulator.start({ takes: 5 })
    return () => replicate.stop()
  })

  const edited = () => it.attempt().work
  const asked = () => [it.emulator.jobs.length, replicate.jobs.length]

  test('is asked of nobody else when it is {is}')
    .with([
      { is: 'a broken picture', fault: { at: 'file', does: 'garbage', times: 9 } },
      { is: 'no picture', fault: { at: 'result', does: { status: 200, body: {} }, times: 9 } },
    ] as { is: string; fault: Fault }[])
    .run(async ({ assert }, { fault }) => {
      it.emulator.faults.push(fault)
      for (let attempts = 0; attempts < 2; attempts++) {
        await assert.rejects(edited, 'service_output_unusable')
      }
      assert.deepEqual(asked(), [1, 0])
    })

  test('is asked of nobody else when it is a film that cannot be finished', async ({ assert }) => {
    it.emulator.faults.push({ at: 'file', does: 'garbage' })
    const engine = chainEngine(it.emulator, replicate)
    const film = {
      ...{ picture: 'mug/front', mask: null, prompt: 'Slowly around it', cfgScale: 0.5, seed: 1 },
      ...({ seconds: 5, aspectRatio: '1:1' } as const),
    }
    const { work } = it.attemptWith(engine, (context) =>
      engine.video(film, { ...context, read: () => readSample('mug/front', 64) })
    )
    await assert.rejects(() => work, 'service_output_unusable')
    assert.deepEqual(asked(), [1, 0])
  })

  test('is asked of the next one when it is words that nobody can use, and again of those who are back', async ({
    assert,
  }) => {
    const saidNothing = { status: 200, body: { output: 'I see a mug.' } }
    replicate.faults.push({ at: 'submit', does: DOWN })
    it.emulator.faults.push({ at: 'result', does: saidNothing, times: 2 })
    const named = () => {
      const engine = chainEngine(it.emulator, replicate, { order: ['replicate', 'fal'] })
      const photos = [{ key: 'mug/front', originalName: null }]
      return it.attemptWith(engine, (context) => engine.identify({ photos }, context)).work
    }
    await assert.rejects(named, 'engines_away')
    await named()
    assert.deepEqual(asked(), [2, 1])
  })
})
