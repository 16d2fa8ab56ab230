import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falEngine, falSettings } from '#tests/support/fal/engine'
import { firstAlone } from '#tests/support/first_alone'
import { FaultyProvider } from '#tests/support/providers/faulty_provider'
import { until } from '#tests/support/until'
import { EngineError } from '../../../engine_error.js'
import type { AllModels } from '../../../remote/models/row.js'
import { createBuiltInEngine } from '../../../built_in/built_in_engine.js'
import { createFalEngine } from '../../fal_engine.js'
import { readSample } from '#engine/tests/photos'
import { FAL_MODELS } from '../../models/table.js'

const SIDE = 256

const FRAME = { width: SIDE, height: SIDE, mime: 'image/jpeg' } as const

test.group('Each model of fal that may be chosen', (group) => {
  const it = new FaultyProvider(group, () => FalEmulator.start({ takes: 5 }), falEngine)

  /** An engine that uses other models for some jobs, for one test. */
  function using(choice: Partial<AllModels>, cleanup: (undo: () => Promise<void>) => void) {
    const { models } = falSettings(it.emulator)
    const engine = falEngine(it.emulator, { models: { ...models, ...choice } })
    cleanup(() => engine.close())
    return engine
  }

  test('changes a picture: {id}')
    .with([...FAL_MODELS.edit])
    .run(async ({ assert, cleanup }, row) => {
      await it.edit('Make it brighter', using({ edit: row }, cleanup))
      assert.deepEqual(
        it.emulator.jobs.map(({ model }) => model),
        [row.id]
      )
    })

  test('cuts a product out and enlarges a picture: {id}')
    .with([...FAL_MODELS.cutout, ...FAL_MODELS.upscale])
    .run(async ({ assert, cleanup }, row) => {
      const engine = using({ [row.job]: row }, cleanup)
      const { file } = await (row.job === 'cutout'
        ? engine.cutout({ photo: 'mug/front', mask: null }, it.context)
        : engine
            .upscale({ picture: 'mug/front', factor: 2 }, it.context)
            .then(({ pictures: [made] }) => {
              if (made instanceof EngineError) throw made
              return made!
            }))
      const { width } = await sharp(file.path).metadata()
      assert.equal(width, row.job === 'cutout' ? SIDE : 2 * SIDE)
    })

  for (const [rows, tags] of firstAlone(FAL_MODELS.background)) {
    test('puts a background behind a product that stays as it was: {id}')
      .with(rows)
      .run(async ({ assert, cleanup }, row) => {
        const { pictures } = await using({ background: row }, cleanup).background(
          {
            ...{ photo: 'mug/front', photoId: '1', mask: null, prompt: 'on a table' },
            ...{ negativePrompt: 'people', count: 2, width: SIDE, height: SIDE },
            ...{ seed: 1, firstIndex: 0 },
          },
          it.context
        )
        assert.lengthOf(pictures, 2)
        for (const picture of pictures) {
          if (picture instanceof EngineError) throw picture
          assert.isBelow(picture.fidelity!.deltaE, 8)
        }
      })
      .tags(tags)
  }

  test('makes a silent film, guided by a number or in words: {id}')
    .with([...FAL_MODELS.video])
    .run(async ({ assert, cleanup }, row) => {
      it.emulator.takes = 60_000
      const local = createBuiltInEngine({ threads: 1 })
      const path = join(it.context.scratch, 'frame.jpg')
      await writeFile(path, await readSample('mug/front', SIDE))
      const settings = falSettings(it.emulator)
      const engine = createFalEngine(
        { ...settings, models: { ...settings.models, video: row } },
        // How the first frame is found is another matter, and takes seconds.
        { ...local, firstFrame: async () => ({ file: { ...FRAME, path }, way: null }) },
        null
      )
      cleanup(() => engine.close())
      const stop = it.stoppable()
      for (const cfgScale of [1 / 3, 2 / 3, 1]) {
        const film = { picture: 'mug/front', mask: null, prompt: 'slow zoom', seed: 1 } as const
        const made = engine.video({ ...film, seconds: 5, aspectRatio: '1:1', cfgScale }, it.context)
        void made.catch(() => {})
        await until(async () => it.emulator.jobs.length === Math.round(cfgScale * 3))
      }
      stop.abort('cancelled')
      const inputs = it.emulator.jobs.map(({ input }) => input)
      const words = inputs.map(({ prompt }) => String(prompt))
      if (row.fields.cfgScale) {
        assert.deepEqual(
          inputs.map((input) => input.cfg_scale),
          [1 / 3, 2 / 3, 1]
        )
        assert.deepEqual(words, ['slow zoom', 'slow zoom', 'slow zoom'])
      } else {
        assert.match(words[0]!, /^slow zoom\. Move freely/)
        assert.equal(words[1], 'slow zoom')
        assert.match(words[2]!, /^slow zoom\. Keep closely to the first frame/)
        assert.notProperty(inputs[0], 'cfg_scale')
      }
      if (row.fields.hasSound) assert.isFalse(inputs[0]!.generate_audio)
    })
})
