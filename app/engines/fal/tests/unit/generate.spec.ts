import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { firstOf } from '#app/core/elements'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falEngine, falSettings } from '#tests/support/fal/engine'
import { firstAlone } from '#tests/support/first_alone'
import { MISCOLOURED_BOX, STRIPED_BOX, stripedBox } from '#tests/support/providers/pictures'
import type { Engine, GenerateInput, Picture } from '../../../engine.js'
import { EngineError } from '../../../engine_error.js'
import { createFalEngine } from '../../fal_engine.js'
import { createBuiltInEngine } from '#app/engines/built_in/built_in_engine'
import { engineContext } from '#tests/support/engine_context'
import { WEIGHTS_FILE } from '../../../remote/model_state.js'
import { FAL_MODELS } from '../../models/table.js'

const SIZE = { width: 320, height: 400 }
const CUTOUTS = ['cutout-1.png', 'cutout-2.png', 'cutout-3.png', 'cutout-4.png']

/** Of a processor, in microseconds. */
function sum({ user, system }: NodeJS.CpuUsage): number {
  return user + system
}

/** A striped square on a transparent ground. */
function cutout(): Promise<Buffer> {
  return sharp(stripedBox('#b03a2e', '#f4d03f')).png().toBuffer()
}

test.group('Pictures of a product that fal has learnt', (group) => {
  let emulator: FalEmulator
  let engine: Engine
  let scratch: string

  group.each.setup(async () => {
    emulator = await FalEmulator.start({ takes: 5 })
    engine = falEngine(emulator)
    scratch = await mkdtemp(join(tmpdir(), 'vitrine-fal-'))
    return async () => {
      await engine.close()
      emulator.stop()
      await rm(scratch, { recursive: true })
    }
  })

  /** @param views how many of the product there are, all the same */
  function generate(
    changes: Partial<GenerateInput> = {},
    views = 1,
    by = engine,
    family: string | null = 'flux-1'
  ) {
    const names = CUTOUTS.slice(0, views)
    const weights = emulator.files.keep(Buffer.alloc(16), 'application/octet-stream', 'weights')
    const view = { photoId: '7', view: 'Front', quality: 1, confidence: 1, lightSide: 0 }
    const context = {
      ...engineContext(scratch, new AbortController().signal),
      read: async (key: string) => (names.includes(key) ? cutout() : Buffer.alloc(16)),
    }
    return by.generate(
      {
        model: {
          triggerWord: 'mybox',
          description: 'A box.',
          views: names.map((name) => ({ ...view, name, gain: [1, 1, 1] })),
          ...(family && { fal: { lora: emulator.url + weights, family } }),
        },
        modelFiles: Object.fromEntries([...names, WEIGHTS_FILE].map((name) => [name, name])),
        prompt: 'on a beach',
        negativePrompt: '',
        isLocked: false,
        count: 1,
        ...SIZE,
        seed: 1,
        firstIndex: 0,
        ...changes,
      },
      context
    )
  }

  function only<T extends Picture | EngineError>(pictures: T[]): Picture {
    const picture = firstOf(pictures)
    if (picture instanceof EngineError) throw picture
    return picture
  }

  test('are scenes around its own pixels when it is locked', async ({ assert }) => {
    const { pictures } = await generate({ isLocked: true })
    const { fidelity, mask, photoId, sourceType } = only(pictures)
    assert.equal(emulator.jobs[0]!.model, 'fal-ai/bria/background/replace')
    assert.isBelow(fidelity!.deltaE, 2)
    assert.deepInclude(await sharp(mask!.path).metadata(), SIZE)
    assert.equal(photoId, '7')
    assert.equal(sourceType, 'compositeWithTrainedAlgorithmicMedia')
  })

  test('are drawn when it is not, with its trigger word', async ({ assert }) => {
    const { pictures, cost } = await generate()
    const { model, input } = emulator.jobs[0]!
    assert.equal(model, 'fal-ai/flux-lora')
    assert.equal(input.prompt, 'mybox on a beach')
    assert.deepEqual(input.image_size, SIZE)
    assert.equal(only(pictures).sourceType, 'trainedAlgorithmicMedia')
    assert.approximately(cost.cents, 3.5 * 0.128, 0.001)
  })

  test('are drawn by the family that learnt it, whatever new trainings use', async ({ assert }) => {
    only((await generate({}, 1, engine, 'flux-2')).pictures)
    only((await generate({}, 1, engine, 'flux-1')).pictures)
    assert.deepEqual(
      emulator.jobs.map(({ model }) => model),
      ['fal-ai/flux-2/lora', 'fal-ai/flux-lora']
    )
    const { models } = falSettings(emulator)
    const without = falEngine(emulator, { models: { ...models, references: null } })
    const gone = generate({}, 1, without, 'flux-0').catch((error: unknown) => error)
    assert.equal(((await gone) as EngineError).code, 'trained_for_other_model')
    await without.close()
  })

  for (const [rows, tags] of firstAlone(FAL_MODELS.references)) {
    test('are drawn from its views where nothing has learnt it: {id}')
      .with(rows)
      .run(async ({ assert, cleanup }, row) => {
        const { models } = falSettings(emulator)
        const shown = falEngine(emulator, { models: { ...models, references: row } })
        cleanup(() => shown.close())
        const order = {
          ...{ prompt: 'mybox on a beach', negativePrompt: 'people' },
          product: { name: 'Red box', description: 'A box.' },
        }
        const { pictures } = await generate(order, 3, shown, null)
        assert.deepInclude(only(pictures), { sourceType: 'trainedAlgorithmicMedia' })
        assert.deepInclude(only(pictures).file, SIZE)
        const { model, input } = firstOf(emulator.jobs)
        assert.equal(model, row.id)
        assert.lengthOf(input.image_urls as string[], 3)
        assert.match(
          String(input.prompt),
          /the product \(Red box\).+The scene: the product on a beach\. Do not show: people\./
        )
      })
      .tags(tags)
  }

  test('lie where they were laid out by hand, before a scene in that light', async ({ assert }) => {
    const layout = { x: 0.3, foot: 0.9, height: 0.3, side: 'right', shadow: 0 } as const
    const { pictures } = await generate({ isLocked: true, layout })
    assert.equal(emulator.jobs[0]!.input.prompt, 'on a beach, light from the right, no shadow')
    const { info } = await sharp(only(pictures).mask!.path)
      .trim({ threshold: 99 })
      .toBuffer({ resolveWithObject: true })
    assert.deepInclude(info, { height: SIZE.height * layout.height })
    assert.equal(-info.trimOffsetLeft! + info.width / 2, SIZE.width * layout.x)
    assert.equal(-info.trimOffsetTop! + info.height, SIZE.height * layout.foot)
  })

  test('are drawn after a draft of what was laid out by hand, beside its views', async ({
    assert,
  }) => {
    const layout = { x: 0.3, foot: 0.9, height: 0.3, warmth: 1 }
    const { pictures } = await generate({ layout }, 3, engine, null)
    only(pictures)
    const { input } = firstOf(emulator.jobs)
    assert.lengthOf(input.image_urls as string[], 4)
    assert.match(
      String(input.prompt),
      /on a beach, warm light\. The last reference picture is only/
    )
  })

  test('leave out what must not be seen where the family has words for it', async ({ assert }) => {
    const order = { negativePrompt: 'people, plants' }
    const { ignoredWords, cost } = await generate(order, 1, engine, 'qwen-image-2512')
    const { model, input } = emulator.jobs[0]!
    assert.equal(model, 'fal-ai/qwen-image-2512/lora')
    assert.equal(input.negative_prompt, 'people, plants')
    assert.equal(input.guidance_scale, 4)
    assert.deepEqual(ignoredWords, [])
    assert.approximately(cost.cents, 3.5 * 0.128, 0.001)
  })

  test('are compared with the photos where the product is seen as in one of them', async ({
    assert,
  }) => {
    assert.isNull(only((await generate()).pictures).fidelity)
    const { fidelity } = only((await generate({ prompt: STRIPED_BOX })).pictures)
    assert.isBelow(fidelity!.deltaE, 3)
    assert.isAbove(fidelity!.ssim, 0.8)
  })

  test('leave the thread that waits for all other work free: {0}')
    .with([
      ['finished', { isLocked: true, width: 1_024, height: 1_024 }, 1],
      ['compared', { prompt: STRIPED_BOX }, CUTOUTS.length],
    ] as const)
    .run(async ({ assert }, [, changes, views]) => {
      await generate(changes)
      // Of its own work, not of time: a thread that waits for a processor has done nothing yet.
      const [all, own] = [process.cpuUsage(), process.threadCpuUsage()]
      const { pictures } = await generate(changes, views)
      const share = sum(process.threadCpuUsage(own)) / sum(process.cpuUsage(all))
      assert.isNotNull(only(pictures).fidelity)
      assert.isBelow(share, 0.3)
    })

  test('are drawn once more when the product has other colours, then given up', async ({
    assert,
  }) => {
    const { pictures, cost } = await generate({ prompt: MISCOLOURED_BOX })
    assert.instanceOf(pictures[0], EngineError)
    assert.lengthOf(emulator.jobs, 2)
    assert.notEqual(emulator.jobs[0]!.input.seed, emulator.jobs[1]!.input.seed)
    assert.approximately(cost.cents, 2 * 3.5 * 0.128, 0.001)
  })

  test('are drawn once more when too few of its words can be read, then given up', async ({
    assert,
  }) => {
    const label = { words: 4, read: 1 }
    const local = createBuiltInEngine({ threads: 1 })
    const compare = async () => ({ fidelity: null, label })
    const strict = createFalEngine(falSettings(emulator), { ...local, compare }, null)
    const given = await generate({ count: 1 }, 1, strict)
    assert.equal((given.pictures[0] as EngineError).code, 'service_changed_words')
    assert.lengthOf(emulator.jobs, 2)
    await strict.close()

    const lenient = createFalEngine(
      falSettings(emulator, { leastWords: 0.25 }),
      { ...createBuiltInEngine({ threads: 1 }), compare },
      null
    )
    assert.deepEqual(only((await generate({}, 1, lenient)).pictures).label, label)
    await lenient.close()
  })

  test('come in requests of four, in order, and tell what could not be left out', async ({
    assert,
  }) => {
    const { pictures, ignoredWords } = await generate({
      count: 5,
      firstIndex: 2,
      negativePrompt: 'people, plants',
    })
    assert.sameMembers(
      emulator.jobs.map(({ input }) => input.num_images),
      [4, 1]
    )
    assert.deepEqual(
      pictures.map((picture) => only([picture]).seed),
      [3, 3, 3, 3, 7]
    )
    assert.deepEqual(ignoredWords, ['people', 'plants'])
  })

  test('are drawn with our copy of what was learnt when fal has lost its own', async ({
    assert,
  }) => {
    const work = generate()
    emulator.files.clear()
    only((await work).pictures)
    const { path } = firstOf(emulator.jobs[0]!.input.loras as { path: string }[])
    assert.match(path, new RegExp(`${WEIGHTS_FILE}$`))
  })
})
