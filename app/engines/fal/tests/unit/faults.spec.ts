import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falEngine, falSettings } from '#tests/support/fal/engine'
import { complaint, EXHAUSTED } from '#tests/support/fal/complaints'
import type { Fault } from '#tests/support/providers/fault'
import { BLACKENED, FORBIDDEN } from '#tests/support/providers/pictures'
import type { Engine, EngineContext } from '../../../engine.js'
import { EngineError } from '../../../engine_error.js'
import { engineContext } from '../../../local/tests/photos.js'
import { checkAccess } from '../../check_access.js'
import { SENTENCES } from '../../../remote/queue/faults.js'

test.group('What goes wrong at fal', (group) => {
  let emulator: FalEmulator
  let engine: Engine
  let scratch: string
  let context: EngineContext

  group.setup(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'vitrine-fal-'))
    return () => rm(scratch, { recursive: true })
  })

  group.each.setup(async () => {
    emulator = await FalEmulator.start({ takes: 5 })
    engine = falEngine(emulator)
    context = engineContext(scratch, new AbortController().signal)
    return async () => {
      await engine.close()
      emulator.stop()
    }
  })

  /** Rejects also with what stands in the place of the one picture. */
  async function edit(instruction = 'Make it brighter', using = engine) {
    const { pictures } = await using.edit(
      { picture: 'mug/front', mask: null, instruction, count: 1, seed: 1 },
      context
    )
    if (pictures[0] instanceof EngineError) throw pictures[0]
    return pictures[0]
  }

  async function failureOf(work: Promise<unknown>): Promise<EngineError> {
    const error = await work.catch((reason: unknown) => reason)
    if (error instanceof EngineError) return error
    throw new Error(`No EngineError: ${String(error)}`)
  }

  test('{name} is {code}')
    .with([
      {
        name: 'a wrong key',
        fault: { at: 'submit', does: { status: 401, body: { detail: 'No user found' } } },
        code: 'unsupported',
        sentence: SENTENCES.account,
      },
      {
        name: 'a used up balance',
        fault: { at: 'submit', does: { status: 403, body: EXHAUSTED } },
        code: 'unsupported',
        sentence: SENTENCES.account,
      },
      {
        name: 'a picture that is too small',
        fault: { at: 'result', does: { status: 422, body: complaint('image', 'image_too_small') } },
        code: 'invalid_input',
        sentence: SENTENCES.small,
      },
      {
        name: 'a job that failed',
        fault: { at: 'result', does: { status: 500, body: { detail: 'Internal error' } } },
        code: 'provider_down',
        sentence: SENTENCES.away,
      },
      {
        name: 'a job that took too long',
        fault: { at: 'result', does: { status: 504, body: complaint('x', 'generation_timeout') } },
        code: 'timeout',
        sentence: SENTENCES.slow,
      },
      {
        name: 'an answer of another shape',
        fault: { at: 'result', does: 'garbage' },
        code: 'provider_down',
        sentence: SENTENCES.output,
      },
      {
        name: 'a picture that is none',
        fault: { at: 'file', does: 'garbage', times: 9 },
        code: 'provider_down',
        sentence: SENTENCES.output,
      },
      {
        name: 'a picture that breaks off each time',
        fault: { at: 'file', does: 'truncate', times: 9 },
        code: 'provider_down',
        sentence: SENTENCES.output,
      },
    ] as { name: string; fault: Fault; code: string; sentence: string }[])
    .run(async ({ assert }, { fault, code, sentence }) => {
      emulator.faults.push({ ...fault })
      const error = await failureOf(edit())
      assert.deepEqual([error.code, error.message], [code, sentence])
      assert.isAtMost(emulator.jobs.length, 1)
    })

  test('what the policy forbids is refused, and what the filter blackens too', async ({
    assert,
  }) => {
    const forbidden = await failureOf(edit(`something ${FORBIDDEN}`))
    assert.deepEqual([forbidden.code, forbidden.message], ['rejected_content', SENTENCES.policy])
    assert.equal((await failureOf(edit(`something ${BLACKENED}`))).code, 'rejected_content')
  })

  test('a submission that is refused for now is repeated when the provider says', async ({
    assert,
  }) => {
    const headers = { 'retry-after': '0' }
    emulator.faults.push({ at: 'submit', times: 2, does: { status: 429, body: {}, headers } })
    await edit()
    assert.lengthOf(emulator.jobs, 1)
  })

  test('questions that are answered badly are asked again, but nothing is paid twice', async ({
    assert,
  }) => {
    for (const does of ['hang_up', { status: 502, body: 'Bad gateway' }] as const) {
      emulator.faults.push({ at: 'status', does })
    }
    emulator.faults.push({ at: 'result', does: 'truncate' }, { at: 'file', does: 'truncate' })
    await edit()
    assert.lengthOf(emulator.jobs, 1)
  })

  test('work that is cancelled is cancelled at the provider', async ({ assert }) => {
    emulator.takes = 60_000
    const controller = new AbortController()
    context = engineContext(scratch, controller.signal)
    const work = failureOf(edit())
    while (emulator.jobs.length === 0) await new Promise((done) => setTimeout(done, 10))
    controller.abort('cancelled')
    assert.equal((await work).code, 'busy')
    assert.isTrue(emulator.jobs[0].isCancelled)
  })

  test('a model that is down is left alone for a while, and others go on', async ({ assert }) => {
    const does = { status: 500, body: { detail: 'Internal error' } }
    emulator.faults.push({ at: 'result', model: 'nano', does, times: 99 })
    for (let round = 0; round < 7; round++) await failureOf(edit())
    assert.lengthOf(emulator.jobs, 5)
    const { file } = await engine.cutout({ photo: 'mug/front', mask: null }, context)
    assert.equal(file.width, 1024)
  })

  test('cut-outs and enlargements are made here when the operator allows it', async ({
    assert,
  }) => {
    const fallingBack = falEngine(emulator, { fallsBack: true })
    const does = { status: 500, body: { detail: 'Internal error' } }
    emulator.faults.push({ at: 'result', does, times: 99 })
    const { cost } = await fallingBack.cutout({ photo: 'mug/close', mask: null }, context)
    assert.equal(cost.cents, 0)
    assert.equal((await failureOf(edit('Brighter', fallingBack))).code, 'provider_down')
    await fallingBack.close()
  })

  test('a product that the provider has changed is asked for once more, then given up', async ({
    assert,
  }) => {
    const order = { photo: 'mug/front', photoId: '1', mask: null, negativePrompt: '', count: 1 }
    const size = { width: 320, height: 320, seed: 1, firstIndex: 0 }
    const { pictures } = await engine.background(
      { ...order, ...size, prompt: 'moved about' },
      context
    )
    assert.equal((pictures[0] as EngineError).code, 'invalid_input')
    const scenes = emulator.jobs.filter(({ model }) => model.includes('background'))
    assert.lengthOf(scenes, 2)
  })

  test('a key that is refused stops the start; a provider that is away does not', async ({
    assert,
  }) => {
    const settings = falSettings(emulator)
    await checkAccess(settings)
    await assert.rejects(() => checkAccess({ ...settings, key: 'wrong' }), /fal refuses FAL_KEY/)
    await checkAccess({ ...settings, urls: { ...settings.urls, api: 'http://127.0.0.1:9' } })
  })
})
