import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp, { type Sharp } from 'sharp'
import type { Pointing } from '../../contract/input.js'
import { overlapOf } from '../../cutout/overlap.js'
import { cutOutPhoto } from '../../cutout/cut_out_photo.js'
import { readPicture } from '../../image/read_picture.js'
import { boundingBox, type Plane } from '../../image/raster.js'
import type { JobError } from '../../contract/job_error.js'
import { toFailure } from '../../threads/failure.js'
import { PLAIN } from '../../capabilities.js'
import { ThreadPool } from '../../threads/thread_pool.js'
import { cutOutTogether } from '../../train/cut_out_together.js'
import { lookJob } from '../../vision/look_job.js'
import { selectJob } from '../../vision/select_job.js'
import type { JobContext } from '../../threads/job_context.js'
import { Vision } from '../../vision/vision.js'
import { VisionFault } from '../../vision/vision_fault.js'
import { type Urgency, VisionLane } from '../../vision/vision_lane.js'
import { jobContext, readSample, readSampleMaskFile } from '../photos.js'
import { seeingContext } from '../seeing.js'

const LONGEST_SIDE = 1024
const TOY = ['01', '02', '03'].map((name) =>
  app.makePath(`tests/fixtures/photos/monster_toy/${name}`)
)

test.group('Networks', (group) => {
  const seeing = seeingContext()
  group.teardown(() => seeing.close())

  test('cut a lamp out whole, whose foot and wire other ways lose', async ({ assert }) => {
    const picture = await readPicture(await readSample('lamp/low', 512), 512)
    const { alpha, confidence, advice } = await cutOutPhoto(picture, null, seeing.context)
    assert.isAbove(overlapOf(alpha, await truthOf('lamp/low', alpha)), 0.97)
    assert.isAbove(confidence, 0.5)
    assert.isNull(advice)
  }).tags(['@long'])

  test('find nothing on an empty photo, and say of twenty things that somebody should look', async ({
    assert,
  }) => {
    const paper = { create: { width: 600, height: 440, channels: 3, background: '#eee' } } as const
    const box = { create: { width: 60, height: 60, channels: 3, background: '#c33' } } as const
    const input = await sharp(box).png().toBuffer()
    const boxes = Array.from({ length: 20 }, (_, index) => ({
      input,
      left: 20 + (index % 5) * 110,
      top: 20 + Math.floor(index / 5) * 100,
    }))
    const rated = async (picture: Sharp) => {
      const bytes = await picture.png().toBuffer()
      return cutOutPhoto(await readPicture(bytes, LONGEST_SIDE), null, seeing.context)
    }
    const nothing = await rated(sharp(paper))
    assert.isFalse(nothing.alpha.data.some((value) => value > 0.5))
    assert.equal(nothing.confidence, 0)
    const many = await rated(sharp(paper).composite(boxes))
    assert.isBelow(many.confidence, 0.5)
    assert.match(many.advice!.code, /^check_seen_/)
  }).tags(['@long'])

  test('cut out photos of one pixel, and of fifty million', async ({ assert }) => {
    const red = { r: 190, g: 40, b: 40 }
    const background = { r: 235, g: 235, b: 230 }
    const pixel = { create: { width: 1, height: 1, channels: 3, background } } as const
    const dot = await sharp(pixel).png().toBuffer()
    const one = await cutOutPhoto(await readPicture(dot, LONGEST_SIDE), null, seeing.context)
    assert.lengthOf(one.alpha.data, 1)
    const [width, height] = [8_000, 6_250]
    const ball = Buffer.from(
      `<svg width="${width}" height="${height}"><circle cx="4000" cy="3200" r="1900" fill="rgb(${red.r},${red.g},${red.b})"/></svg>`
    )
    const large = await sharp({ create: { width, height, channels: 3, background } })
      .composite([{ input: ball }])
      .jpeg()
      .toBuffer()
    const picture = await readPicture(large, 2048)
    const { alpha, confidence } = await cutOutPhoto(picture, null, seeing.context)
    assert.isAbove(confidence, 0.5)
    const inside = alpha.data.filter((value) => value > 0.5).length / alpha.data.length
    assert.closeTo(inside, (Math.PI * 1900 ** 2) / (width * height), 0.01)
  }).tags(['@long'])

  test('without those of one package clicks stay, and products are cut out as without any', async ({
    assert,
  }) => {
    const networks = new Set(seeing.context.networks)
    networks.delete('salience')
    const asked: string[] = []
    const context: JobContext = {
      ...seeing.context,
      networks,
      infer: (inference) => (asked.push(inference.network), seeing.context.infer(inference)),
    }
    const picture = await readPicture(await readSample('mug/front', 448), 448)
    const { alpha } = await cutOutPhoto(picture, null, context)
    assert.isEmpty(asked)
    assert.isAbove(overlapOf(alpha, await truthOf('mug/front', alpha)), 0.95)
  })

  test('outline what somebody points at, a part of it where less is meant, and what lies in a box', async ({
    assert,
  }) => {
    const context = { ...seeing.context, read: () => readSample('jar/front', 512) }
    const looked = await lookJob({ picture: 'jar/front' }, context)
    const { width, height } = looked.raster
    const truth = await truthOf('jar/front', looked.raster)
    const outline = async (pointing: Pointing): Promise<Plane> => {
      const { mask } = await selectJob({ looked, pointing }, context)
      const data = await sharp(mask!).extractChannel(0).raw().toBuffer()
      return { width, height, data: Float32Array.from(data, (value) => value / 255) }
    }
    const areaOf = ({ data }: Plane) => data.reduce((sum, value) => sum + value, 0) / data.length
    const at = { x: 0.5, y: 0.5 }
    const whole = await outline({ at, most: 0.6 })
    assert.isAbove(overlapOf(whole, truth), 0.9)
    const most = areaOf(whole) * 0.85
    assert.isBelow(areaOf(await outline({ at, most })), most)
    const { left, top, right, bottom } = boundingBox(truth, 0.5)!
    const box = {
      left: left / width - 0.02,
      top: top / height - 0.02,
      right: right / width + 0.02,
      bottom: bottom / height + 0.02,
    }
    assert.isAbove(overlapOf(await outline({ box }), truth), 0.9)
  })

  test('take from a toy its mirror image in a window, since it recurs in no other photo', async ({
    assert,
  }) => {
    const photos = TOY.map((path) => ({
      mask: null,
      read: async () => readPicture(await readFile(`${path}.jpg`), LONGEST_SIDE),
    }))
    const overlaps: number[] = []
    await cutOutTogether(photos, null, seeing.context, async (index, _picture, { alpha }) => {
      const truth = await sharp(await readFile(`${TOY[index]}.mask.png`))
        .toColourspace('b-w')
        .raw()
        .toBuffer()
      const plane = { ...alpha, data: Float32Array.from(truth, (value) => value / 255) }
      overlaps.push(overlapOf(alpha, plane))
    })
    assert.isAbove(overlaps[1]!, 0.93, 'at the window')
    assert.isAbove(Math.min(...overlaps), 0.93)
  }).tags(['@long'])
})

test('The process lives on when it has no more use for a network in the middle of a run', async ({
  assert,
}) => {
  const vision = new Vision()
  const side = 320
  const input = { data: new Float32Array(3 * side * side), dims: [1, 3, side, side] }
  const inference = { network: 'enlargement', inputs: { input }, outputs: ['output'] } as const
  const run = vision.infer(inference, new AbortController().signal)
  await vision.close()
  assert.deepEqual([...(await run).output!.dims], [1, 3, 2 * side, 2 * side])
})

test('What somebody watches is done before what was ordered', async ({ assert, cleanup }) => {
  const vision = new Vision()
  cleanup(() => vision.close())
  const ended: string[] = []
  const run = async (name: string, urgency: Urgency) => {
    const input = { data: new Float32Array(3 * 16 * 16), dims: [1, 3, 16, 16] }
    const inference = { network: 'enlargement', inputs: { input }, outputs: ['output'] } as const
    await vision.infer(inference, new AbortController().signal, urgency)
    ended.push(name)
  }
  await Promise.all([
    run('under way', 'ordered'),
    run('ordered', 'ordered'),
    run('watched', 'watched'),
  ])
  assert.deepEqual(ended, ['under way', 'watched', 'ordered'])
})

test('Where too little memory is free a run fails by itself, and the next may find enough', async ({
  assert,
  cleanup,
}) => {
  const inference = { network: 'enlargement', inputs: {}, outputs: ['output'] } as const
  const { signal } = new AbortController()
  const lane = new VisionLane(Infinity)
  cleanup(() => lane.end())
  const failed = await lane.infer(inference, signal, 'ordered').catch((it: unknown) => it)
  assert.equal((failed as JobError).code, 'memory_short')
  assert.equal(toFailure(failed).failed.code, 'memory_short')
})

test('What is trained after all without networks that fail does not say that it was made with them', async ({
  assert,
  cleanup,
}) => {
  let runs = 0
  const faulty = {
    networks: ['salience', 'embedding', 'selection'],
    infer: () => (runs++, Promise.reject(new VisionFault('The runtime does not load here.'))),
  } as unknown as Vision
  const pool = new ThreadPool(1, faulty)
  const scratch = await mkdtemp(join(tmpdir(), 'trained-'))
  cleanup(async () => {
    await pool.close()
    await rm(scratch, { recursive: true })
  })
  const context = {
    signal: new AbortController().signal,
    scratch,
    read: () => readSample('mug/front', 320),
    progress() {},
  }
  const photo = { key: 'mug', photoId: '1', originalName: null, mask: null }
  const input = { photos: [photo], triggerWord: 'mug', description: 'a mug' }
  const { version, views } = await pool.run('train', input, context)
  assert.equal(version, PLAIN)
  assert.lengthOf(views, 1)
  assert.isAtMost(runs, 2, 'each network was tried once')
})

test.group('Without networks', () => {
  test('that the operator does not want, or that do not load, a product is cut out all the same', async ({
    assert,
  }) => {
    const told: string[] = []
    assert.isEmpty(new Vision({ isOff: true, tell: (it) => told.push(it) }).networks)
    assert.deepEqual(told, ['VISION is off: the engine works without trained networks.'])
    const picture = await readPicture(await readSample('mug/front'), 448)
    const context = {
      ...jobContext('.'),
      networks: new Set(['salience', 'embedding', 'selection'] as const),
      infer: () => Promise.reject(new VisionFault('The runtime does not load here.')),
    }
    const { alpha } = await cutOutPhoto(picture, null, context)
    assert.isAbove(overlapOf(alpha, await truthOf('mug/front', alpha)), 0.97)
  })
})

/** The product's true outline in a sample photo, at a size. */
async function truthOf(name: string, { width, height }: Pick<Plane, 'width' | 'height'>) {
  const grey = await sharp(await readSampleMaskFile(name))
    .resize(width, height)
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { width, height, data: Float32Array.from(grey, (value) => value / 255) }
}
