import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import sharp from 'sharp'
import type { Engine } from '../../../engine.js'
import { EngineError } from '../../../engine_error.js'
import { createLocalEngine } from '../../local_engine.js'
import { engineContext, readSample } from '../photos.js'

test.group('Local engine', (group) => {
  let engine: Engine
  let scratch: string

  group.setup(async () => {
    engine = createLocalEngine({ threads: 1 })
    scratch = await mkdtemp(join(tmpdir(), 'vitrine-engine-'))
    return async () => {
      await engine.close()
      await rm(scratch, { recursive: true })
    }
  })

  test('a cut-out is a PNG with alpha at the size of the photo', async ({ assert }) => {
    const context = engineContext(scratch, new AbortController().signal)
    const { file, confidence } = await engine.cutout({ photo: 'jar/close', mask: null }, context)
    const { width, height, format, hasAlpha } = await sharp(file.path).metadata()
    assert.deepEqual(
      { width, height, format, hasAlpha },
      {
        width: 1024,
        height: 1024,
        format: 'png',
        hasAlpha: true,
      }
    )
    assert.isAbove(confidence, 0.4)
  })

  test('a large photo is cut out at its own size', async ({ assert }) => {
    const large = await sharp(await readSample('jar/close'))
      .resize(2600, 2600)
      .jpeg()
      .toBuffer()
    const context = {
      ...engineContext(scratch, new AbortController().signal),
      read: async () => large,
    }
    for (const call of [engine.cutout, engine.mask]) {
      const { file } = await call({ photo: 'large', mask: null }, context)
      assert.deepInclude(await sharp(file.path).metadata(), { width: 2600, height: 2600 })
    }
  })

  test('this thread goes on while it works', async ({ assert }) => {
    const context = engineContext(scratch, new AbortController().signal)
    let working = true
    const mask = engine
      .mask({ photo: 'mug/close', mask: null }, context)
      .finally(() => (working = false))
    let turns = 0
    while (working) {
      await turn()
      turns++
    }
    await mask
    assert.isAbove(turns, 1000)
  })

  test('cancelled work stops, and the next call works', async ({ assert }) => {
    const controller = new AbortController()
    const context = engineContext(scratch, controller.signal)
    const work = engine.mask({ photo: 'mug/front', mask: null }, context)
    setTimeout(() => controller.abort(), 100)
    const error = await work.catch((reason: unknown) => reason)
    assert.instanceOf(error, EngineError)
    assert.equal((error as EngineError).code, 'busy')

    const next = engineContext(scratch, new AbortController().signal)
    const { file } = await engine.upscale({ picture: 'mug/front', factor: 2 }, next).then((out) => {
      const [picture] = out.pictures
      if (picture instanceof EngineError) throw picture
      return picture
    })
    assert.deepInclude(await sharp(file.path).metadata(), { width: 2048, height: 2048 })
  })

  test('a broken picture is refused with a clear sentence and not tried again', async ({
    assert,
  }) => {
    const context = {
      ...engineContext(scratch, new AbortController().signal),
      read: async () => Buffer.from('no picture'),
    }
    const error = await engine
      .cutout({ photo: 'any', mask: null }, context)
      .catch((reason: unknown) => reason)
    assert.instanceOf(error, EngineError)
    assert.deepInclude(error as EngineError, { code: 'invalid_input', retryable: false })
    assert.equal((error as EngineError).message, 'This picture cannot be read; it may be damaged.')
  })
})
