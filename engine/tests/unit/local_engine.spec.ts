import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { firstOf } from '#app/core/elements'
import { JobError } from '../../contract/job_error.js'
import { createLocalEngine, type LocalEngine } from '../../engine.js'
import { callContext, readSample, sampleMaskPath } from '../photos.js'

test.group('Local engine', (group) => {
  let engine: LocalEngine
  let scratch: string

  group.setup(async () => {
    engine = createLocalEngine({ threads: 1 })
    scratch = await mkdtemp(join(tmpdir(), 'vitrine-engine-'))
    return async () => {
      await engine.close()
      await rm(scratch, { recursive: true })
    }
  })

  test('a large photo is cut out at its own size', async ({ assert }) => {
    const large = await sharp(await readSample('jar/close'))
      .resize(2100, 2100)
      .jpeg()
      .toBuffer()
    const context = {
      ...callContext(scratch, new AbortController().signal),
      read: async (key: string) =>
        key === 'large' ? large : readFile(sampleMaskPath('jar/close')),
    }
    for (const call of [engine.cutout, engine.mask]) {
      const { file } = await call({ photo: 'large', mask: 'mask' }, context)
      assert.deepInclude(await sharp(file.path).metadata(), { width: 2100, height: 2100 })
    }
  }).tags(['@long'])

  test('a picture is given the shape of a market', async ({ assert }) => {
    const context = {
      ...callContext(scratch, new AbortController().signal),
      read: () => readSample('jar/front', 256),
    }
    for (const [shape, ratio] of [
      ['9:16', 9 / 16],
      ['1.91:1', 1.91],
    ] as const) {
      const { pictures } = await engine.reshape(
        { picture: 'jar/front', mask: null, shape },
        context
      )
      const picture = firstOf(pictures)
      if (picture instanceof JobError) throw picture
      const { width, height } = await sharp(picture.file.path).metadata()
      assert.closeTo(width / height, ratio, 0.01 * ratio)
      assert.isString(picture.shapedBy)
    }
  }).tags(['@long'])

  test('this thread goes on while it works', async ({ assert }) => {
    const context = callContext(scratch, new AbortController().signal)
    const before = { own: process.threadCpuUsage(), all: process.cpuUsage() }
    await engine.mask({ photo: 'mug/close', mask: null }, context)
    const [own, all] = [process.threadCpuUsage(before.own), process.cpuUsage(before.all)]
    assert.isBelow(own.user + own.system, 0.2 * (all.user + all.system))
  })

  test('cancelled work stops, and the next call works', async ({ assert }) => {
    const controller = new AbortController()
    const context = callContext(scratch, controller.signal)
    const work = engine.mask({ photo: 'mug/front', mask: null }, context)
    setTimeout(() => controller.abort(), 100)
    const error = await work.catch((reason: unknown) => reason)
    assert.instanceOf(error, JobError)
    assert.equal((error as JobError).code, 'work_stopped')

    const next = {
      ...callContext(scratch, new AbortController().signal),
      read: () => readSample('mug/front', 256),
    }
    const { file } = await engine.upscale({ picture: 'mug/front', factor: 2 }, next).then((out) => {
      const picture = firstOf(out.pictures)
      if (picture instanceof JobError) throw picture
      return picture
    })
    assert.deepInclude(await sharp(file.path).metadata(), { width: 512, height: 512 })
  })

  test('a broken picture is refused with a clear sentence and not tried again', async ({
    assert,
  }) => {
    const context = {
      ...callContext(scratch, new AbortController().signal),
      read: async () => Buffer.from('no picture'),
    }
    const error = await engine
      .cutout({ photo: 'any', mask: null }, context)
      .catch((reason: unknown) => reason)
    assert.instanceOf(error, JobError)
    assert.equal((error as JobError).code, 'picture_damaged')
  })
})
