import { test } from '@japa/runner'
import type { FailureCode } from '#app/engines/failures/failures'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falEngine, falSettings } from '#tests/support/fal/engine'
import { complaint, EXHAUSTED } from '#tests/support/fal/complaints'
import type { Fault } from '#tests/support/providers/fault'
import { FaultyProvider } from '#tests/support/providers/faulty_provider'
import { BLACKENED, FORBIDDEN } from '#tests/support/providers/pictures'
import { until } from '#tests/support/until'
import type { EngineError } from '../../../engine_error.js'
import { checkAccess } from '../../check_access.js'

test.group('What goes wrong at fal', (group) => {
  const it = new FaultyProvider(group, () => FalEmulator.start({ takes: 5 }), falEngine)

  test('{name} is {code}')
    .with([
      {
        name: 'a wrong key',
        fault: { at: 'submit', does: { status: 401, body: { detail: 'No user found' } } },
        code: 'provider_account',
      },
      {
        name: 'a used up balance',
        fault: { at: 'submit', does: { status: 403, body: EXHAUSTED } },
        code: 'provider_account',
      },
      {
        name: 'a picture that is too small',
        fault: { at: 'result', does: { status: 422, body: complaint('image', 'image_too_small') } },
        code: 'service_picture_too_small',
      },
      {
        name: 'a job that failed',
        fault: { at: 'result', does: { status: 500, body: { detail: 'Internal error' } } },
        code: 'service_away',
      },
      {
        name: 'a job that took too long',
        fault: { at: 'result', does: { status: 504, body: complaint('x', 'generation_timeout') } },
        code: 'took_too_long',
      },
      {
        name: 'an answer of another shape',
        fault: { at: 'result', does: 'garbage' },
        code: 'service_output_unusable',
      },
      {
        name: 'a picture that is none',
        fault: { at: 'file', does: 'garbage', times: 9 },
        code: 'service_output_unusable',
      },
      {
        name: 'a picture that breaks off each time',
        fault: { at: 'file', does: 'truncate', times: 9 },
        code: 'service_output_unusable',
      },
    ] as { name: string; fault: Fault; code: FailureCode }[])
    .run(async ({ assert }, { fault, code }) => {
      it.emulator.faults.push({ ...fault })
      const error = await it.failureOf(it.edit())
      assert.equal(error.code, code)
      assert.isAtMost(it.emulator.jobs.length, 1)
    })

  test('what the policy forbids is refused, and what the filter blackens too', async ({
    assert,
  }) => {
    const forbidden = await it.failureOf(it.edit(`something ${FORBIDDEN}`))
    assert.deepEqual([forbidden.category, forbidden.code], ['rejected_content', 'content_refused'])
    assert.equal(
      (await it.failureOf(it.edit(`something ${BLACKENED}`))).category,
      'rejected_content'
    )
  })

  test('a submission that is refused for now is repeated when the provider says', async ({
    assert,
  }) => {
    const headers = { 'retry-after': '0' }
    it.emulator.faults.push({ at: 'submit', times: 2, does: { status: 429, body: {}, headers } })
    await it.edit()
    assert.lengthOf(it.emulator.jobs, 1)
  })

  test('questions that are answered badly are asked again, but nothing is paid twice', async ({
    assert,
  }) => {
    for (const does of ['hang_up', { status: 502, body: 'Bad gateway' }] as const) {
      it.emulator.faults.push({ at: 'status', does })
    }
    it.emulator.faults.push({ at: 'result', does: 'truncate' }, { at: 'file', does: 'truncate' })
    await it.edit()
    assert.lengthOf(it.emulator.jobs, 1)
  })

  test('work that is cancelled is cancelled at the provider', async ({ assert }) => {
    it.emulator.takes = 60_000
    const controller = it.stoppable()
    const work = it.failureOf(it.edit())
    await until(async () => it.emulator.jobs.length === 1)
    controller.abort('cancelled')
    assert.equal((await work).category, 'busy')
    assert.isTrue(it.emulator.jobs[0]!.isCancelled)
  })

  test('a model that is down is left alone for a while, and others go on', async ({ assert }) => {
    const does = { status: 500, body: { detail: 'Internal error' } }
    it.emulator.faults.push({ at: 'result', model: 'nano', does, times: 99 })
    for (let round = 0; round < 7; round++) await it.failureOf(it.edit())
    assert.lengthOf(it.emulator.jobs, 5)
    const { file } = await it.engine.cutout({ photo: 'mug/front', mask: null }, it.context)
    assert.equal(file.width, 256)
  })

  test('a product that the provider has changed is asked for once more, then given up', async ({
    assert,
  }) => {
    const order = { photo: 'mug/front', photoId: '1', mask: null, negativePrompt: '', count: 1 }
    const size = { width: 320, height: 320, seed: 1, firstIndex: 0 }
    const { pictures } = await it.engine.background(
      { ...order, ...size, prompt: 'moved about' },
      it.context
    )
    assert.equal((pictures[0] as EngineError).category, 'invalid_input')
    const scenes = it.emulator.jobs.filter(({ model }) => model.includes('background'))
    assert.lengthOf(scenes, 2)
  })

  test('a key that is refused stops the start; a provider that is away does not', async ({
    assert,
  }) => {
    const settings = falSettings(it.emulator)
    await checkAccess(settings)
    await assert.rejects(() => checkAccess({ ...settings, key: 'wrong' }), /fal refuses FAL_KEY/)
    await checkAccess({ ...settings, urls: { ...settings.urls, api: 'http://127.0.0.1:9' } })
  })
})
