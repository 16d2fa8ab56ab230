import { test } from '@japa/runner'
import type { FailureCode } from '#app/engines/failures/failures'
import type { Fault } from '#tests/support/providers/fault'
import { FaultyProvider } from '#tests/support/providers/faulty_provider'
import { FORBIDDEN } from '#tests/support/providers/pictures'
import { ReplicateEmulator } from '#tests/support/replicate/emulator'
import { replicateEngine, replicateSettings } from '#tests/support/replicate/engine'
import { until } from '#tests/support/until'
import { toEngineError } from '../../../remote/queue/faults.js'
import { checkAccess } from '../../check_access.js'
import { failureOf as providerFailure } from '../../failures.js'

const MODEL_DOWN = { status: 500, body: { detail: 'Internal server error', status: 500 } }

test.group('What goes wrong at Replicate', (group) => {
  const it = new FaultyProvider(group, () => ReplicateEmulator.start({ takes: 5 }), replicateEngine)

  test('{name} is {code}')
    .with([
      {
        name: 'a wrong token',
        fault: { at: 'submit', does: { status: 401, body: { title: 'Unauthenticated' } } },
        code: 'provider_account',
      },
      {
        name: 'a used up balance',
        fault: { at: 'submit', does: { status: 402, body: { title: 'Insufficient credit' } } },
        code: 'provider_account',
      },
      {
        name: 'an input that is not accepted',
        fault: {
          at: 'submit',
          does: { status: 422, body: { detail: '- input.image_input: Does not match format' } },
        },
        code: 'service_refused',
      },
      {
        name: 'a model that is not there any more',
        fault: { at: 'submit', does: { status: 404, body: { detail: 'Not found' } } },
        code: 'provider_account',
      },
      {
        name: 'too many submissions',
        fault: {
          at: 'submit',
          times: 9,
          does: { status: 429, body: {}, headers: { 'retry-after': '0' } },
        },
        code: 'service_busy',
      },
      {
        name: 'a provider that refuses all',
        fault: { at: 'submit', does: MODEL_DOWN },
        code: 'service_away',
      },
      {
        name: 'an output of another type',
        fault: { at: 'result', does: 'garbage' },
        code: 'service_output_unusable',
      },
      {
        name: 'a file that is no picture',
        fault: { at: 'file', does: 'garbage' },
        code: 'service_output_unusable',
      },
    ] as { name: string; fault: Fault; code: FailureCode }[])
    .run(async ({ assert }, { fault, code }) => {
      it.emulator.faults.push({ ...fault })
      const error = await it.failureOf(it.edit())
      assert.equal(error.code, code)
      assert.isAtMost(it.emulator.jobs.length, 1)
    })

  test('what its models say of a failure is understood: {$self}')
    .with([
      ['NSFW content detected. Try running it again.', 'rejected_content'],
      ['The input or output was flagged as sensitive. (E005)', 'rejected_content'],
      ['Prediction interrupted; please retry (code: PA)', 'provider_down'],
      ['CUDA out of memory.', 'invalid_input'],
      ['cannot identify image file', 'invalid_input'],
      ['Prediction timed out', 'timeout'],
      ['list index out of range', 'provider_down'],
    ] as const)
    .run(({ assert }, [words, category]) => {
      assert.equal(toEngineError(providerFailure(words), {}).category, category)
    })

  test('what the policy forbids is refused, and paid once', async ({ assert }) => {
    const { category, code } = await it.failureOf(it.edit(`something ${FORBIDDEN}`))
    assert.deepEqual([category, code], ['rejected_content', 'content_refused'])
    assert.lengthOf(it.emulator.jobs, 1)
  })

  test('questions that are answered badly are asked again, but nothing is paid twice', async ({
    assert,
  }) => {
    for (const does of ['hang_up', { status: 502, body: 'Bad gateway' }, 'truncate'] as const) {
      it.emulator.faults.push({ at: 'result', does })
    }
    it.emulator.faults.push({ at: 'upload', does: MODEL_DOWN }, { at: 'file', does: 'truncate' })
    await it.edit()
    assert.lengthOf(it.emulator.jobs, 1)
  })

  test('a submission that is refused for now is repeated when the provider says', async ({
    assert,
  }) => {
    const headers = { 'retry-after': '0' }
    it.emulator.faults.push({ at: 'submit', times: 2, does: { status: 429, body: {}, headers } })
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
    assert.equal(it.emulator.jobs[0]!.status, 'canceled')
  })

  test('pictures that are too large for the model are enlarged here', async ({ assert }) => {
    const settings = replicateSettings(it.emulator)
    const model = { ...settings.models.upscale, mostPixels: 1_000 }
    const small = replicateEngine(it.emulator, { models: { ...settings.models, upscale: model } })
    const { cost } = await small.upscale({ picture: 'mug/front', factor: 2 }, it.context)
    assert.equal(cost.cents, 0)
    assert.lengthOf(it.emulator.jobs, 0)
    await small.close()
  }).tags(['@long'])

  test('a token that is refused stops the start; a provider that is away does not', async ({
    assert,
  }) => {
    const settings = replicateSettings(it.emulator)
    await checkAccess(settings)
    await assert.rejects(
      () => checkAccess({ ...settings, token: 'wrong' }),
      /Replicate refuses REPLICATE_API_TOKEN/
    )
    await checkAccess({ ...settings, url: 'http://127.0.0.1:9' })
  })
})
