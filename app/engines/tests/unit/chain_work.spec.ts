import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type User from '#app/accounts/models/user'
import type { Engine } from '#app/engines/engine'
import { storeContent } from '#app/media/store/store_bytes'
import { readMedia } from '#app/media/store/read_media'
import { requestEdit } from '#app/pictures/actions/request_edit'
import { runGeneration } from '#app/work/jobs/run_generation'
import Generation from '#app/work/models/generation'
import { chainEngine } from '#tests/support/chain_engine'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { FalEmulator } from '#tests/support/fal/emulator'
import { createMerchant } from '#tests/support/merchant'
import { photo } from '#tests/support/product'
import { ReplicateEmulator } from '#tests/support/replicate/emulator'
import { FAL_CAPABILITIES } from '../../fal/capabilities.js'

const DOWN = {
  at: 'result',
  does: { status: 500, body: { detail: 'Internal error' } },
  times: 99,
} as const

test.group('Work by engines in order', (group) => {
  let fal: FalEmulator
  let replicate: ReplicateEmulator
  let user: User
  let engine: Engine

  group.each.setup(async () => {
    fal = await FalEmulator.start({ takes: 5 })
    replicate = await ReplicateEmulator.start({ takes: 5 })
    user = await createMerchant({ image: 5 })
    engine = chainEngine(fal, replicate, { order: ['fal', 'replicate'] })
    return async () => {
      await engine.close()
      fal.stop()
      replicate.stop()
    }
  })

  async function edited(): Promise<Generation> {
    const file = await storeContent(await photo(), { mime: 'image/jpeg', ownerId: user.id })
    const stored = { ...file, width: 640, height: 480, placeholder: '' }
    const { id } = await requestEdit(
      { userId: user.id, picture: { stored }, prompt: 'Brighter' },
      FAL_CAPABILITIES
    )
    const queue = await app.container.make('queue')
    const job = { generationId: id, jobId: id, mayRetry: false }
    await runGeneration({ ...job, engine, queue, stopping: new AbortController().signal })
    return Generation.findOrFail(id)
  }

  test('names the one that has made it, in its row and in the picture', async ({ assert }) => {
    fal.faults.push({ ...DOWN })
    const before = await creditsOf(user.id, 'image')
    const made = await edited()
    assert.deepInclude(made.serialize(), { state: 'succeeded', engine: 'replicate' })
    const [picture] = await db.from('generated_images').where('generation_id', made.id)
    const bytes = await readMedia(picture.media_id)
    assert.include(bytes.toString('latin1'), 'replicate')
    assert.equal(await creditsOf(user.id, 'image'), before - 1)
  })

  test('that comes to nothing anywhere is paid back with one reason', async ({ assert }) => {
    fal.faults.push({ ...DOWN })
    replicate.faults.push({ at: 'submit', does: { status: 401, body: {} }, times: 99 })
    const before = await creditsOf(user.id, 'image')
    const failed = await edited()
    assert.deepInclude(failed.serialize(), { state: 'failed', errorCode: 'engines_away' })
    assert.equal(await creditsOf(user.id, 'image'), before)
    assert.deepEqual(await brokenLedgers(), [])
  })
})
