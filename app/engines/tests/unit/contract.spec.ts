import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { firstOf } from '#app/core/elements'
import { ComfyUiEmulator } from '#tests/support/comfyui/emulator'
import { comfyUiEngine } from '#tests/support/comfyui/engine'
import { beforeLocal } from '#tests/support/before_local'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falEngine } from '#tests/support/fal/engine'
import { probeFilm } from '#tests/support/film'
import { ReplicateEmulator } from '#tests/support/replicate/emulator'
import { replicateEngine } from '#tests/support/replicate/engine'
import { OpenAiEmulator } from '#tests/support/openai/emulator'
import { openAiEngine } from '#tests/support/openai/engine'
import type { Engine, EngineContext, Picture, PicturesOutput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import { type BuiltInEngine, createBuiltInEngine } from '#app/engines/built_in/built_in_engine'
import { readSample } from '#engine/tests/photos'
import { engineContext } from '#tests/support/engine_context'

const PHOTOS = ['jar/front', 'jar/close']

/** Pixels of what is made, and a side of the photos: small, since it is the shape of answers that is tested. */
const SIZE = { width: 320, height: 400 }
const SIDE = 240

interface Started {
  engine: Engine
  stop(): void
}

/**
 * What every engine behind the port has to do, whoever does the work.
 * @param areFilmsSlow leaves them to the engine's own tests
 * @param isPartial leaves what the local engine does behind it to that one
 * @param isLong is left to the long run: its own tests, and a contract of one like it, are in every run
 */
function contractOf(
  name: string,
  start: () => Promise<Started>,
  { areFilmsSlow = false, isPartial = false, isLong = false } = {}
) {
  test.group(`Engine port: ${name}`, (group) => {
    let engine: Engine
    let scratch: string
    let context: EngineContext

    if (isLong) group.tap((one) => one.tags(['@long']))
    group.setup(async () => {
      const started = await start()
      engine = started.engine
      scratch = await mkdtemp(join(tmpdir(), 'vitrine-contract-'))
      return async () => {
        await engine.close()
        started.stop()
        await rm(scratch, { recursive: true })
      }
    })

    group.each.setup(() => {
      context = {
        ...engineContext(scratch, new AbortController().signal),
        read: async (key) =>
          sharp(await readSample(key))
            .resize(SIDE, SIDE)
            .jpeg()
            .toBuffer(),
      }
    })

    test('says what photos show, and whether there is text on the product', async ({ assert }) => {
      const photos = PHOTOS.slice(0, 2).map((key) => ({ key, originalName: `${key}.jpg` }))
      const { object, description, identifications, cost } = await engine.identify(
        { photos },
        context
      )
      assert.isNotEmpty(object)
      assert.match(description, /\nText\/Graphics: \S/)
      assert.lengthOf(identifications, 2)
      assert.isAtLeast(cost.cents, 0)
    })

    test('trains on photos and makes pictures of exactly the size asked for', async ({
      assert,
    }) => {
      const { model, files, views } = await engine.train(
        {
          photos: PHOTOS.map((key) => ({ key, photoId: key, originalName: null, mask: null })),
          triggerWord: 'myjar',
          description: 'A glass jar.\nText/Graphics: None',
        },
        context
      )
      assert.sameMembers(
        views.map(({ photoId }) => photoId),
        PHOTOS
      )
      const paths = new Map(files.map((file) => [file.name, file.path]))
      const output = await engine.generate(
        {
          model,
          modelFiles: Object.fromEntries(files.map((file) => [file.name, file.name])),
          prompt: 'myjar on a marble table',
          negativePrompt: '',
          isLocked: false,
          count: 2,
          ...SIZE,
          seed: 11,
          firstIndex: 3,
        },
        {
          ...context,
          read: (key) => (paths.has(key) ? readFile(paths.get(key)!) : context.read(key)),
        }
      )
      const pictures = allOf(output)
      assert.lengthOf(pictures, 2)
      for (const { file } of pictures) {
        assert.deepInclude(await sharp(file.path).metadata(), SIZE)
      }
    })

    test('puts a new background behind a product whose pixels it keeps', async ({ assert }) => {
      const output = await engine.background(
        {
          photo: 'jar/front',
          photoId: '7',
          mask: null,
          prompt: 'on a wooden table',
          negativePrompt: '',
          count: 1,
          ...SIZE,
          seed: 5,
          firstIndex: 0,
        },
        context
      )
      const { file, mask, fidelity, photoId } = firstOf(allOf(output))
      assert.deepInclude(await sharp(file.path).metadata(), SIZE)
      assert.deepInclude(await sharp(mask!.path).metadata(), SIZE)
      assert.equal(photoId, '7')
      assert.isBelow(fidelity!.deltaE, 8)
    })

    test('cuts out and masks at the size of the photo', async ({ assert }) => {
      const input = { photo: 'jar/close', mask: null }
      const cut = await engine.cutout(input, context)
      const cutout = await sharp(cut.file.path).metadata()
      assert.deepInclude(cutout, { width: SIDE, height: SIDE, format: 'png', hasAlpha: true })
      assert.isTrue(cut.confidence >= 0 && cut.confidence <= 1)
      const { file } = await engine.mask(input, context)
      const mask = await sharp(file.path).metadata()
      assert.deepInclude(mask, { width: SIDE, height: SIDE, channels: 1 })
    }).skip(isPartial)

    test('changes a picture, and enlarges one two times', async ({ assert }) => {
      const edited = await engine.edit(
        { picture: 'jar/front', mask: null, instruction: 'Make it brighter', count: 1, seed: 1 },
        context
      )
      assert.lengthOf(allOf(edited), 1)
      const { file } = firstOf(
        allOf(await engine.upscale({ picture: 'jar/front', factor: 2 }, context))
      )
      assert.deepInclude(await sharp(file.path).metadata(), { width: 2 * SIDE, height: 2 * SIDE })
    })

    test('gives a film sound where it says that it can, and for more', async ({ assert }) => {
      if (!engine.capabilities.video?.hasSound) return
      const order = { picture: 'jar/front', mask: null, prompt: 'slow zoom', seed: 1 } as const
      const film = { ...order, seconds: 5, aspectRatio: '1:1', cfgScale: 1 } as const
      const silent = await engine.video(film, context)
      assert.isFalse((await probeFilm(await readFile(silent.file.path))).hasSound)
      const sounding = await engine.video({ ...film, hasSound: true }, context)
      assert.isTrue((await probeFilm(await readFile(sounding.file.path))).hasSound)
      assert.equal(sounding.cost.cents, 2 * silent.cost.cents)
    }).skip(areFilmsSlow)

    test('makes a film in H.264 of the length asked for, with its first frame', async ({
      assert,
    }) => {
      const { file, poster } = await engine.video(
        {
          picture: 'jar/front',
          mask: null,
          prompt: 'slow zoom',
          seconds: 5,
          aspectRatio: '1:1',
          cfgScale: 1,
          seed: 1,
        },
        context
      )
      const found = await probeFilm(await readFile(file.path))
      assert.equal(found.codec, 'h264')
      assert.approximately(found.seconds, 5, 0.3)
      assert.deepInclude(await sharp(poster.path).metadata(), {
        width: file.width,
        height: file.height,
      })
    }).skip(areFilmsSlow)

    test('proposes as many prompts as asked for, each with the trigger word', async ({
      assert,
    }) => {
      const { prompts } = await engine.suggestPrompts(
        { description: 'A glass jar.', triggerWord: 'myjar', count: 4 },
        context
      )
      assert.lengthOf(prompts, 4)
      assert.isTrue(prompts.every((prompt) => prompt.includes('myjar')))
    })

    test('refuses a broken picture with a clear sentence, not to be tried again', async ({
      assert,
    }) => {
      const broken = { ...context, read: async () => Buffer.from('no picture') }
      for (const call of [
        () => engine.cutout({ photo: 'any', mask: null }, broken),
        () => engine.upscale({ picture: 'any', factor: 2 }, broken),
      ]) {
        const error = await call().catch((reason: unknown) => reason)
        assert.instanceOf(error, EngineError)
        assert.deepInclude(error as EngineError, { category: 'invalid_input', retryable: false })
      }
    })

    test('stops when it is told to', async ({ assert }) => {
      const controller = new AbortController()
      const stopped = engineContext(scratch, controller.signal)
      controller.abort('cancelled')
      const error = await engine
        .cutout({ photo: 'jar/front', mask: null }, stopped)
        .catch((reason: unknown) => reason)
      assert.instanceOf(error, EngineError)
      assert.equal((error as EngineError).category, 'busy')
    })
  })
}

function allOf({ pictures }: PicturesOutput): Picture[] {
  return pictures.map((picture) => {
    if (picture instanceof EngineError) throw picture
    return picture
  })
}

contractOf('local', async () => ({ engine: createBuiltInEngine({ threads: 1 }), stop() {} }), {
  areFilmsSlow: true,
})

contractOf('fal', async () => {
  const emulator = await FalEmulator.start()
  return { engine: falEngine(emulator), stop: () => emulator.stop() }
})

const onReplicate = async () => {
  const emulator = await ReplicateEmulator.start()
  return { engine: replicateEngine(emulator), stop: () => emulator.stop() }
}
contractOf('replicate', onReplicate, { isLong: true })

/** Engines that have the local one behind them. */
function partContractOf<E extends { stop(): void }>(
  name: string,
  start: () => Promise<E>,
  create: (emulator: E, changes: object, local: BuiltInEngine) => Engine
) {
  const started = async () => {
    const emulator = await start()
    const engine = beforeLocal((local) => create(emulator, {}, local))
    return { engine, stop: () => emulator.stop() }
  }
  contractOf(name, started, { areFilmsSlow: true, isPartial: true, isLong: true })
}

partContractOf('openai', () => OpenAiEmulator.start(), openAiEngine)
partContractOf('comfyui', () => ComfyUiEmulator.start(), comfyUiEngine)
