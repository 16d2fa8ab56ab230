import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { firstOf, firstOnes } from '#app/core/elements'
import type { GenerateInput } from '../../contract/input.js'
import { generateJob } from '../../scene/generate_job.js'
import type { ThreadPictures } from '../../threads/protocol.js'
import { packModel, unpackModel, type LocalModel } from '../../train/model.js'
import { trainJob } from '../../train/train_job.js'
import { jobContext, sampleMaskPath } from '../photos.js'

type Options = Pick<GenerateInput, 'prompt' | 'width' | 'height' | 'seed' | 'product'> & {
  count?: number
  /** What is made of the trained model first. */
  change?: (model: LocalModel) => LocalModel
}

test.group('Generated pictures', (group) => {
  let folder: string
  let make: (options: Options) => Promise<ThreadPictures>

  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-generate-'))
    const names = ['mug/high', 'mug/close']
    const photos = names.map((key) => ({
      key,
      photoId: key,
      originalName: null,
      mask: `${key}.mask`,
    }))
    const masks = Object.fromEntries(names.map((key) => [`${key}.mask`, sampleMaskPath(key)]))
    const { model, files } = await trainJob(
      { photos, triggerWord: 'mug', description: 'a blue mug' },
      jobContext(folder, masks)
    )
    const paths = Object.fromEntries(files.map(({ name, path }) => [name, path]))
    const modelFiles = Object.fromEntries(files.map(({ name }) => [name, name]))
    make = ({ count = 1, change = (same) => same, ...options }) => {
      const changed = packModel(change(unpackModel(model)))
      const order = { model: changed, modelFiles, count, negativePrompt: '', firstIndex: 0 }
      return generateJob({ ...order, ...options }, jobContext(folder, paths))
    }
    return () => rm(folder, { recursive: true })
  })

  const comesOutAtThatSize = (sizes: { width: number; height: number }[]) =>
    test('{width}x{height} comes out at that size')
      .with(sizes)
      .run(async ({ assert }, size) => {
        const { pictures } = await make({ prompt: 'in a studio', seed: 1, ...size })
        const { width, height, format } = await sharp(await bytesOf(pictures[0]!)).metadata()
        assert.deepEqual({ width, height, format }, { ...size, format: 'jpeg' })
      })

  comesOutAtThatSize([{ width: 1080, height: 1350 }])
  comesOutAtThatSize([
    { width: 1920, height: 1080 },
    { width: 1024, height: 1024 },
  ]).tags(['@long'])

  test('the same seed gives the same picture, another seed another', async ({ assert }) => {
    const options = { prompt: 'on marble', width: 480, height: 480 }
    const first = await bytesOf((await make({ ...options, seed: 5 })).pictures[0]!)
    const again = await bytesOf((await make({ ...options, seed: 5 })).pictures[0]!)
    const other = await bytesOf((await make({ ...options, seed: 6 })).pictures[0]!)
    assert.isTrue(first.equals(again))
    assert.isFalse(first.equals(other))
  })

  const lookDifferent = (prompts: string[]) =>
    test('four seeds of "{$self}" look clearly different')
      .with(prompts)
      .run(async ({ assert }, prompt) => {
        const pictures: Buffer[] = []
        for (const seed of [1, 2, 3, 4]) {
          const made = await make({ prompt, width: 256, height: 256, seed })
          pictures.push(
            await sharp(await bytesOf(made.pictures[0]!))
              .raw()
              .toBuffer()
          )
        }
        const pairs = pictures.flatMap((one, n) =>
          pictures.slice(n + 1).map((other) => [one, other])
        )
        for (const [one, other] of pairs) {
          const apart = one!.reduce((sum, value, i) => sum + Math.abs(value - other![i]!), 0)
          assert.isAbove(apart / one!.length, 3)
        }
      })

  lookDifferent(['in a grey studio'])
  lookDifferent(['in a kitchen', 'on marble', 'on an oak table']).tags(['@long'])

  test('the photo from above is taken where the words ask for it, and another at eye level', async ({
    assert,
  }) => {
    const viewOf = async (prompt: string) => {
      const change = (model: LocalModel) => ({
        ...model,
        views: model.views.map((view) => ({
          ...view,
          quality: 0.6,
          view: view.photoId === 'mug/high' ? 'From above' : 'Close',
        })),
      })
      const options = { prompt, change, width: 256, height: 256, seed: 1 }
      const { pictures, ignoredWords } = await make(options)
      const picture = firstOf(pictures)
      return { photo: 'failed' in picture ? picture.failed.code : picture.photoId, ignoredWords }
    }
    assert.deepEqual(await viewOf('on marble, from above'), { photo: 'mug/high', ignoredWords: [] })
    assert.deepEqual(await viewOf('on marble at eye level'), {
      photo: 'mug/close',
      ignoredWords: [],
    })
  })

  test('tells where the product is, how far it is from the photo, and what it stands in', async ({
    assert,
  }) => {
    const { pictures } = await make({ prompt: 'on marble', width: 512, height: 512, seed: 4 })
    const picture = firstOf(pictures)
    if ('failed' in picture) throw new Error(picture.failed.code)
    assert.isBelow(picture.fidelity!.deltaE, 3)
    assert.isAbove(picture.fidelity!.ssim, 0.95)
    assert.equal(picture.scene, 'set.marble')
    assert.oneOf(picture.photoId, ['mug/high', 'mug/close'])
    const { channels } = await sharp(await readFile(picture.mask!.path)).stats()
    assert.isAbove(channels[0]!.mean, 255 * 0.1)
    assert.isBelow(channels[0]!.mean, 255 * 0.7)
  })

  test('the prompt decides what is around the product, and the product keeps its colour', async ({
    assert,
  }) => {
    const look = async (prompt: string) => {
      const { pictures } = await make({ prompt, width: 512, height: 512, seed: 3 })
      const bytes = await bytesOf(pictures[0]!)
      return { corner: await mean(bytes, 10, 10), product: await mean(bytes, 235, 330) }
    }
    const green = await look('in a green studio')
    const red = await look('in a red studio')
    assert.isAbove(green.corner[1]!, green.corner[0]! + 30)
    assert.isAbove(red.corner[0]!, red.corner[1]! + 60)
    for (const { product } of [green, red]) {
      assert.isAbove(product[2]!, product[0]! + 20, 'the mug stays blue')
    }
  })

  const takesItsShare = (products: [string, number, number, string][]) =>
    test('a product called "{0}" takes {1} to {2} of the height of "{3}"')
      .with(products)
      .run(async ({ assert }, [name, least, most, prompt]) => {
        const product = { name, description: '' }
        const change = (model: LocalModel) => ({ ...model, views: model.views.slice(0, 1) })
        const size = { width: 400, height: 400, seed: 2 }
        const { pictures } = await make({ prompt, product, change, ...size })
        const picture = firstOf(pictures)
        if ('failed' in picture) throw new Error(picture.failed.code)
        const { info } = await sharp(picture.mask!.path)
          .trim({ threshold: 100, background: '#000000' })
          .toBuffer({ resolveWithObject: true })
        assert.isAtLeast(info.height / 400, least - 0.02)
        assert.isAtMost(info.height / 400, most + 0.02)
      })

  takesItsShare([
    ['Face cream', 0.35, 0.42, 'in a kitchen'],
    ['Chair', 0.55, 0.72, 'in a living room'],
  ])
  takesItsShare([
    ['Face cream', 0.35, 0.42, 'in a studio'],
    ['Table lamp', 0.5, 0.72, 'in a kitchen'],
    ['Chair', 0.55, 0.72, 'in a kitchen'],
  ]).tags(['@long'])

  test('a view whose colours had to be put right is shown only where there is no other', async ({
    assert,
  }) => {
    const options = { prompt: 'in a studio', width: 256, height: 256, seed: 1, count: 3 }
    const change = (model: LocalModel) => {
      const [best, other] = firstOnes(model.views, 2)
      return {
        ...model,
        views: [
          { ...best, recoloured: 5 },
          { ...best, ...other, quality: best.quality * 0.8 },
        ],
      }
    }
    const best = await make({
      ...options,
      change: (model) => ({ ...model, views: model.views.slice(0, 1) }),
    })
    const others = await make({ ...options, change })
    const photosOf = ({ pictures }: ThreadPictures) =>
      pictures.map((one) => ('failed' in one ? one.failed.code : one.photoId))
    assert.notIncludeMembers(photosOf(others), photosOf(best).slice(0, 1))
  })

  test('a file of the model that is gone fails that picture only with a clear sentence', async ({
    assert,
  }) => {
    const { pictures } = await generateJob(
      {
        model: {
          triggerWord: 'x',
          description: 'x',
          views: [
            {
              name: 'lost.png',
              photoId: '1',
              view: 'Front',
              quality: 0.9,
              confidence: 0.9,
              lightSide: 0,
              gain: [1, 1, 1],
            },
          ],
        },
        modelFiles: {},
        prompt: 'studio',
        count: 1,
        width: 256,
        height: 256,
        seed: 1,
        negativePrompt: '',
        firstIndex: 0,
      },
      jobContext(folder)
    )
    assert.deepInclude(pictures[0], { failed: { code: 'model_file_missing', params: {} } })
  })
})

async function bytesOf(picture: ThreadPictures['pictures'][number]): Promise<Buffer> {
  if ('failed' in picture) throw new Error(picture.failed.code)
  return readFile(picture.file.path)
}

/** Mean red, green and blue of a square of 20 pixels around a point. */
async function mean(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { channels } = await sharp(
    await sharp(bytes).extract({ left: x, top: y, width: 20, height: 20 }).toBuffer()
  ).stats()
  return channels.map((channel) => channel.mean)
}
