import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { storeContent } from '#app/media/store/store_bytes'
import { recordMedia } from '#app/media/store/record_media'
import { requestBackgrounds } from '#app/pictures/actions/request_backgrounds'
import { runGeneration } from '#app/work/jobs/run_generation'
import Generation from '#app/work/models/generation'
import { creditsOf } from '#tests/support/credits'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falSettings } from '#tests/support/fal/engine'
import { createSubscriber } from '#tests/support/merchant'
import { createEmptyProduct } from '#tests/support/product'
import { SMUDGED } from '#tests/support/providers/pictures'
import type { Engine } from '../../engine.js'
import { createFalEngine } from '../../fal/fal_engine.js'
import { createBuiltInEngine } from '#app/engines/built_in/built_in_engine'
import { readSample } from '#engine/tests/photos'

test.group('Words that a provider has lost', (group) => {
  let emulator: FalEmulator
  let engine: Engine

  group.each.setup(async () => {
    emulator = await FalEmulator.start({ takes: 5 })
    const local = createBuiltInEngine({ threads: 1, vision: {} })
    engine = createFalEngine(falSettings(emulator), local, null)
    return async () => {
      await engine.close()
      emulator.stop()
    }
  })

  /** The label of a sample before a dark ground. */
  async function labelled(): Promise<Buffer> {
    const label = await sharp(await readSample('perfume/front'))
      .extract({ left: 410, top: 510, width: 220, height: 160 })
      .toBuffer()
    return sharp(label)
      .resize(440)
      .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#141414' })
      .png()
      .toBuffer()
  }

  test('are asked for once more and then given back; kept ones are counted', async ({ assert }) => {
    const { id: userId } = await createSubscriber({ image: 5 })
    const product = await createEmptyProduct(userId)
    const file = await storeContent(await labelled(), { mime: 'image/png', ownerId: userId })
    const stored = { ...file, width: 560, height: 440, placeholder: '' }
    const { id: photoMediaId } = await db.transaction((trx) => recordMedia(stored, trx))
    const left = await creditsOf(userId, 'image')
    const made = async (prompt: string) => {
      const size = 'square_hd' as const
      const order = { userId, product, photoMediaId, prompts: [prompt], size, seed: 1 }
      const { id: generationId } = await requestBackgrounds(order)
      const queue = await app.container.make('queue')
      const { signal } = new AbortController()
      const job = { generationId, jobId: generationId, mayRetry: false }
      await runGeneration({ ...job, engine, queue, stopping: signal })
      return Generation.findOrFail(generationId)
    }
    const scenes = () => emulator.jobs.filter(({ model }) => model.includes('background/replace'))

    const lost = await made(`on a ${SMUDGED} beach`)
    assert.deepInclude(lost.serialize(), {
      state: 'failed',
      errorCode: 'service_changed_words',
    })
    assert.lengthOf(scenes(), 2)
    assert.equal(await creditsOf(userId, 'image'), left)

    const kept = await made('on a beach')
    assert.equal(kept.state, 'succeeded')
    assert.lengthOf(scenes(), 3)
    const picture = await db.from('generated_images').where('generation_id', kept.id).first()
    assert.isAtLeast(picture.label_words, 4)
    assert.equal(picture.label_words_read, picture.label_words)
    assert.equal(await creditsOf(userId, 'image'), left - 1)
  })
})
