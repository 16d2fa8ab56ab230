import { firstOf } from '#app/core/elements'
import env from '#start/env'
import { test } from '@japa/runner'
import { FalEmulator } from '#tests/support/fal/emulator'
import type { EmulatedJob } from '#tests/support/fal/emulated_job'
import { falEngine, falSettings } from '#tests/support/fal/engine'
import { ResumedWork } from '#tests/support/providers/resumed_work'
import { holdBack } from '#tests/support/stored_files'
import { until } from '#tests/support/until'
import type { EngineError } from '../../../engine_error.js'
import { createBuiltInEngine } from '../../../built_in/built_in_engine.js'
import { createFalEngine } from '../../fal_engine.js'
import { FAL_MODELS } from '../../models/table.js'
import { receiveMessage } from '../../webhook/receive_message.js'

/** What a webhook's address would be; the tests hand messages over themselves. */
const WEBHOOK_URL = 'http://127.0.0.1:9/webhooks/fal'

test.group('Requests to fal that outlive their worker', (group) => {
  const it = new ResumedWork(group, {
    start: () => FalEmulator.start({ takes: 300 }),
    engineAt: falEngine,
  })

  /** Hands the message of a job over as the route does. */
  async function message(job: EmulatedJob, marker: string, changes: { at?: number } = {}) {
    const body = Buffer.from(
      JSON.stringify({ request_id: job.id, status: 'OK', payload: (await job.answer!).body })
    )
    const headers = it.emulator.signer.headers(job.id, body, changes.at)
    const header = (name: string) => headers[name] ?? ''
    return receiveMessage({ body, header, marker }, falSettings(it.emulator))
  }

  test('go on with the same request, and are paid once', async ({ assert }) => {
    const first = it.attempt()
    await it.submitted()
    first.stop('stopping')
    await assert.rejects(() => first.work, 'stopped')
    const { cost } = await it.attempt().work
    assert.lengthOf(it.emulator.jobs, 1)
    assert.isFalse(it.emulator.jobs[0]!.isCancelled)
    assert.approximately(cost.cents, 4.1, 0.001)
    const request = firstOf(await it.requests())
    assert.equal(request.state, 'succeeded')
    assert.approximately(request.cents!, 4.1, 0.001)
  })

  test('are not made again when their result was stored before', async ({ assert }) => {
    await it.attempt().work
    await it.attempt().work
    assert.lengthOf(it.emulator.jobs, 1)
  })

  test('whose submission was never answered are found by their message', async ({ assert }) => {
    it.emulator.faults.push({ at: 'submit', does: 'hang' })
    const timing = { ...falSettings(it.emulator).timing, call: 2_000, lost: 60_000 }
    const { work } = it.attempt({ webhookUrl: WEBHOOK_URL, timing })
    await it.submitted()
    await until(async () => it.emulator.jobs[0]!.answer !== null)
    await message(it.emulator.jobs[0]!, (await it.requests())[0]!.id)
    await work
    assert.lengthOf(it.emulator.jobs, 1)
  })

  test('to train keep the family of the model that was asked, whatever is chosen since', async ({
    assert,
  }) => {
    const settings = falSettings(it.emulator)
    const before = FAL_MODELS.train.find(({ family }) => family === 'flux-1')!
    const attempt = (train: (typeof FAL_MODELS.train)[number]) => {
      const view = { photoId: 'mug/front', view: 'Front', quality: 1, file: 'cutout.png' }
      const local = {
        ...createBuiltInEngine({ threads: 1 }),
        train: async () => ({ model: {}, files: [], views: [view], cost: { cents: 0 } }),
      }
      const models = { ...settings.models, train }
      const engine = createFalEngine({ ...settings, models }, local as never, null)
      return it.attemptWith(engine, (context) =>
        engine.train(
          {
            photos: [{ key: 'mug/front', photoId: 'mug/front', originalName: null, mask: null }],
            triggerWord: 'mymug',
            description: 'A mug.',
          },
          context
        )
      )
    }
    const first = attempt(before)
    await it.submitted()
    first.stop('stopping')
    await assert.rejects(() => first.work, 'stopped')
    const { model } = await attempt(firstOf(FAL_MODELS.train)).work
    assert.lengthOf(it.emulator.jobs, 1)
    assert.equal((model.fal as { family: string }).family, 'flux-1')
  })

  test('of which nothing is heard are made again in the end', async ({ assert }) => {
    it.emulator.faults.push({ at: 'submit', does: 'hang_up' })
    const timing = { ...falSettings(it.emulator).timing, lost: 100 }
    await it.attempt({ webhookUrl: WEBHOOK_URL, timing }).work
    assert.lengthOf(it.emulator.jobs, 2)
    assert.deepEqual(
      (await it.requests()).map(({ state }) => state),
      ['lost', 'succeeded']
    )
  })

  test('end sooner by their message; doubled, late and forged ones change nothing', async ({
    assert,
  }) => {
    const { work } = it.attempt({ webhookUrl: WEBHOOK_URL })
    await it.submitted()
    await until(async () => (await it.requests())[0]?.state === 'waiting')
    const { id } = firstOf(await it.requests())
    await until(async () => it.emulator.jobs[0]!.answer !== null)
    await message(it.emulator.jobs[0]!, id)
    await message(it.emulator.jobs[0]!, id)
    await work
    await message(it.emulator.jobs[0]!, id)
    assert.lengthOf(await it.requests(), 1)
    const old = Date.now() - 400_000
    await assert.rejects(() => message(it.emulator.jobs[0]!, id, { at: old }), /signature/)
    const header = () => 'ab'.repeat(64)
    const forged = { body: Buffer.from('{}'), header, marker: id }
    await assert.rejects(() => receiveMessage(forged, falSettings(it.emulator)), /signature/)
  })

  test('are not submitted beyond the day’s budget', async ({ assert }) => {
    const budget = { perUser: 0.08, total: null }
    await it.attempt({ budget }).work
    await it.another()
    const { pictures } = await it.attempt({ budget }).work
    assert.equal((pictures[0] as EngineError).code, 'budget_used_up')
    assert.lengthOf(it.emulator.jobs, 1)
  })

  test('are not submitted beyond it either when many are at the same moment', async ({
    assert,
  }) => {
    const budget = { perUser: 0.1, total: null }
    const held = await holdBack(
      { databaseUrl: env.get('DATABASE_URL')! },
      'lock table remote_requests in share row exclusive mode'
    )
    const attempts = []
    for (let times = 0; times < 6; times++) {
      await it.another()
      attempts.push(it.attempt({ budget }).work)
    }
    await until(async () => it.emulator.files.count === 6)
    await held.release()
    const made = await Promise.all(attempts)
    const refused = made.filter(({ pictures }) => pictures[0] instanceof Error)
    assert.lengthOf(it.emulator.jobs, 2)
    assert.lengthOf(refused, 4)
  })
})
