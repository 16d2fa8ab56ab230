import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import type { FailureCode } from '#app/engines/failures/failures'
import { engineContext } from '#tests/support/engine_context'
import { OpenAiEmulator } from '#tests/support/openai/emulator'
import { openAiEngine, openAiSettings } from '#tests/support/openai/engine'
import type { FaultKind } from '#tests/support/providers/fault'
import { FaultyProvider } from '#tests/support/providers/faulty_provider'
import { FORBIDDEN, stripedBox } from '#tests/support/providers/pictures'
import { ResumedWork } from '#tests/support/providers/resumed_work'
import { until } from '#tests/support/until'
import type { Engine, Picture } from '../../../engine.js'
import { EngineError } from '../../../engine_error.js'
import { dataAddress } from '../../../remote/files/data_address.js'
import { RemoteQueue } from '../../../remote/queue/remote_queue.js'
import { checkAccess } from '../../check_access.js'
import { OpenAiProvider } from '../../provider.js'

test.group('A server with OpenAI’s interface', (group) => {
  const it = new FaultyProvider(group, () => OpenAiEmulator.start(), openAiEngine)

  test('draws any shape in the few sizes that it has, and cuts nothing off', async ({ assert }) => {
    const before = await sharp(await it.context.read('mug/front')).metadata()
    const { file } = await it.edit()
    assert.equal(it.emulator.jobs[0]!.fields.size, '1024x1024')
    assert.approximately(file.width / file.height, before.width / before.height, 0.01)
    const tall = { ...it.context, read: async () => box(200, 500) }
    const input = { picture: 'any', mask: null, instruction: 'Brighter', count: 1, seed: 1 }
    const { pictures } = await it.engine.edit(input, tall)
    assert.equal(it.emulator.jobs[1]!.fields.size, '1024x1536')
    const made = (pictures[0] as Picture).file
    assert.approximately(made.width / made.height, 0.4, 0.01)
  })

  test('holds a change to an area by a mask', async ({ assert }) => {
    const area = await sharp({
      create: { width: 256, height: 256, channels: 3, background: '#000' },
    })
      .composite([{ input: stripedBox('#fff', '#fff') }])
      .png()
      .toBuffer()
    const picture = await it.context.read('mug/front')
    const context = {
      ...it.context,
      read: async (key: string) => (key === 'area' ? area : picture),
    }
    const input = { picture: 'it', mask: null, instruction: 'Make it red', count: 1, seed: 1 }
    const { pictures } = await it.engine.edit({ ...input, area: 'area' }, context)
    assert.notInstanceOf(pictures[0], EngineError)
    assert.equal(it.emulator.jobs[0]!.fields.mask, 'image/png')
  })

  test('takes pictures by their addresses as well', async ({ assert }) => {
    it.emulator.answersAddresses = true
    const { file } = await it.edit()
    assert.isAbove(file.width, 0)
  })

  test('{name} is {is}')
    .with([
      { name: 'a wrong key', status: 401, code: 'invalid_api_key', is: 'provider_account' },
      {
        name: 'a used up balance',
        status: 429,
        code: 'insufficient_quota',
        is: 'provider_account',
      },
      { name: 'a missing model', status: 404, code: 'model_not_found', is: 'provider_account' },
      { name: 'a server that fails', status: 500, code: 'server_error', is: 'service_away' },
    ] as { name: string; status: number; code: string; is: FailureCode }[])
    .run(async ({ assert }, { status, code, is }) => {
      const does: FaultKind = { status, body: { error: { message: 'No.', code } } }
      it.emulator.faults.push({ at: 'submit', does, times: 9 })
      assert.equal((await it.failureOf(it.edit())).code, is)
      assert.lengthOf(it.emulator.jobs, 0)
    })

  test('what the policy forbids is refused, and never asked again', async ({ assert }) => {
    assert.equal((await it.failureOf(it.edit(`something ${FORBIDDEN}`))).code, 'content_refused')
  })

  test('a key that is refused stops the start; a server that is away does not', async ({
    assert,
  }) => {
    const settings = openAiSettings(it.emulator)
    await checkAccess(settings)
    await assert.rejects(() => checkAccess({ ...settings, key: 'wrong' }), /OPENAI_IMAGES_KEY/)
    await checkAccess({ ...settings, url: 'http://127.0.0.1:9' })
  })
})

test.group('Requests to it that outlive their worker', (group) => {
  const it = new ResumedWork(group, {
    start: () => OpenAiEmulator.start(),
    engineAt: openAiEngine,
  })

  test('are not made again when their answer was kept', async ({ assert }) => {
    await it.attempt().work
    const { pictures } = await it.attempt().work
    assert.notInstanceOf(pictures[0], EngineError)
    assert.lengthOf(it.emulator.jobs, 1)
  })

  test('count as lost when nobody knows whether they were made, and are made anew', async ({
    assert,
  }) => {
    it.emulator.faults.push({ at: 'submit', does: 'hang_up' })
    await it.attempt().work
    assert.lengthOf(it.emulator.jobs, 2)
    const states = (await it.requests()).map(({ state }) => state)
    assert.deepEqual(states, ['lost', 'succeeded'])
  })

  test('are not made again when their answer is {is}')
    .with([
      { is: 'no JSON', does: 'garbage' },
      { is: 'a broken picture', does: 'truncate' },
      { is: 'nothing in place of a picture', does: { status: 200, body: { data: [null] } } },
      { is: 'text that no database takes', does: { status: 200, body: { data: [{ url: '\0' }] } } },
    ] as { is: string; does: FaultKind }[])
    .run(async ({ assert }, { does }) => {
      it.emulator.faults.push({ at: 'submit', does, times: 9 })
      for (let attempts = 0; attempts < 2; attempts++) {
        await assert.rejects(() => it.attempt().work, 'service_output_unusable')
      }
      // Counts in the budget: it was paid.
      const states = (await it.requests()).map(({ state }) => state)
      assert.deepEqual(states, ['succeeded'])
    })

  test('that break before anything is sent count as none', async ({ assert }) => {
    const settings = openAiSettings(it.emulator)
    const queue = new RemoteQueue(new OpenAiProvider(settings), settings)
    const broken = dataAddress(Buffer.from('no picture'), 'image/png')
    const engine = openAiEngine(it.emulator)
    const { work } = it.attemptWith(engine, (context) =>
      queue.run(
        {
          ...{ job: 'edit', step: 'edit:0', model: settings.models.edit!, units: 1 },
          ...{ label: 'changing_picture', expectedSeconds: 1 },
          input: async () => ({ image: [broken], prompt: 'Brighter' }),
        },
        context
      )
    )
    await assert.rejects(() => work, 'service_output_unusable')
    assert.lengthOf(await it.requests(), 0)
  })

  test('are waited for while the worker stops', async ({ assert }) => {
    it.emulator.takes = 300
    const { work, stop } = it.attempt()
    await it.submitted()
    stop('stopping')
    await work.catch(() => {})
    await until(async () => (await it.requests())[0]?.state === 'succeeded')
    await it.attempt().work
    assert.lengthOf(it.emulator.jobs, 1)
  })
})

test.group('Products at it', (group) => {
  let emulator: OpenAiEmulator
  let engine: Engine
  let scratch: string

  group.each.setup(async () => {
    emulator = await OpenAiEmulator.start()
    engine = openAiEngine(emulator)
    scratch = await mkdtemp(join(tmpdir(), 'vitrine-openai-'))
    return async () => {
      await engine.close()
      emulator.stop()
      await rm(scratch, { recursive: true })
    }
  })

  test('keep their own pixels when they are locked, and are drawn as they are shown when not', async ({
    assert,
  }) => {
    const view = { name: 'view', photoId: '7', view: 'Front', quality: 1, confidence: 1 }
    const model = {
      ...{ triggerWord: 'mybox', description: 'A box.' },
      views: [{ ...view, lightSide: 0, gain: [1, 1, 1] }],
    }
    const context = {
      ...engineContext(scratch, new AbortController().signal),
      read: () => sharp(stripedBox('#b03a2e', '#f4d03f')).png().toBuffer(),
    }
    for (const isLocked of [true, false]) {
      const { pictures } = await engine.generate(
        {
          ...{ model, modelFiles: { view: 'view' }, prompt: 'mybox on a beach' },
          ...{ negativePrompt: '', isLocked, count: 1, seed: 1, firstIndex: 0 },
          ...{ width: 320, height: 400 },
        },
        context
      )
      if (pictures[0] instanceof EngineError) throw pictures[0]
      const { file, fidelity } = pictures[0]!
      assert.deepInclude(await sharp(file.path).metadata(), { width: 320, height: 400 })
      if (isLocked) assert.isBelow(fidelity!.deltaE, 2)
    }
    const masks = emulator.jobs.map(({ fields }) => fields.mask)
    assert.deepEqual(masks, ['image/png', undefined])
  }).tags(['@long'])
})

/** A striped box on grey. */
function box(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite([{ input: stripedBox('#b03a2e', '#f4d03f') }])
    .png()
    .toBuffer()
}
