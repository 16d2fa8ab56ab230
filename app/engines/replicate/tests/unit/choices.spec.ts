import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { readSample } from '#engine/tests/photos'
import { FaultyProvider } from '#tests/support/providers/faulty_provider'
import { ReplicateEmulator } from '#tests/support/replicate/emulator'
import { replicateEngine, replicateSettings } from '#tests/support/replicate/engine'
import { until } from '#tests/support/until'
import { createBuiltInEngine } from '../../../built_in/built_in_engine.js'
import { REPLICATE_MODELS } from '../../models/table.js'
import { createReplicateEngine } from '../../replicate_engine.js'

test.group('Each model of Replicate that may be chosen', (group) => {
  const it = new FaultyProvider(group, () => ReplicateEmulator.start({ takes: 5 }), replicateEngine)

  test('changes pictures, and costs what it lists: {id}')
    .with([...REPLICATE_MODELS.edit])
    .run(async ({ assert, cleanup }, row) => {
      const { models } = replicateSettings(it.emulator)
      const engine = replicateEngine(it.emulator, { models: { ...models, edit: row } })
      cleanup(() => engine.close())
      const { pictures, cost } = await engine.edit(
        { picture: 'mug/front', mask: null, instruction: 'Brighter', count: 3, seed: 1 },
        it.context
      )
      assert.lengthOf(pictures, 3)
      assert.isTrue(pictures.every((picture) => 'file' in picture))
      assert.lengthOf(it.emulator.jobs, row.most === 1 ? 3 : 1)
      assert.approximately(cost.cents, 3 * row.price.cents, 0.001)
    })

  test('makes a film without sound, guided by a number or in words: {id}')
    .with([...REPLICATE_MODELS.video])
    .run(async ({ assert, cleanup }, row) => {
      it.emulator.takes = 60_000
      const settings = replicateSettings(it.emulator)
      const path = join(it.context.scratch, 'frame.jpg')
      await writeFile(path, await readSample('mug/front', 64))
      const file = { path, width: 64, height: 64, mime: 'image/jpeg' } as const
      const engine = createReplicateEngine(
        { ...settings, models: { ...settings.models, video: row } },
        // How the first frame is found is another matter, and takes seconds.
        { ...createBuiltInEngine({ threads: 1 }), firstFrame: async () => ({ file, way: null }) },
        null
      )
      cleanup(() => engine.close())
      const stop = it.stoppable()
      const film = { picture: 'mug/front', mask: null, prompt: 'slow zoom', seed: 1 } as const
      const order = { ...film, seconds: 5, aspectRatio: '1:1', cfgScale: 1 } as const
      void engine.video(order, it.context).catch(() => {})
      await until(async () => it.emulator.jobs.length === 1)
      stop.abort('cancelled')
      const { input } = it.emulator.jobs[0]!
      if (row.fields.cfgScale) assert.deepInclude(input, { prompt: 'slow zoom', cfg_scale: 1 })
      else assert.match(String(input.prompt), /^slow zoom\. Keep closely to the first frame/)
      if (row.fields.hasSound) assert.isFalse(input.generate_audio)
    })
})
