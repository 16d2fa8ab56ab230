import { LEAN, WORKER_MEMORY } from '../../../tools/launcher/processes/processes.js'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { crc32, deflateSync } from 'node:zlib'
import { test } from '@japa/runner'
import sharp from 'sharp'
import type { CallContext } from '../../contract/context.js'
import { JobError } from '../../contract/job_error.js'
import { createLocalEngine, type LocalEngine } from '../../engine.js'
import { callContext, readSample } from '../photos.js'
import { processorTime } from '../processor_time.js'

/** A worker may have 1200 MB, of which its own code takes up to 200. */
const MOST_MEGABYTES = 1000

/** The same with networks, and what is left of it a minute after they were used. */
const MOST_WITH_NETWORKS = 2200
const REST_WITH_NETWORKS = 700

/** Of both threads: work must have stopped a second after it was told to. */
const SOON_MS = 1500

const LARGE = new URL('../large_jobs.ts', import.meta.url)
const TRAININGS = new URL('../trainings_at_once.ts', import.meta.url)
const LOADER = new URL('../../../bin/typescript.mjs', import.meta.url)
const MASK = new URL('../../../samples/mug/three-quarter-left.mask.png', import.meta.url)

/** An edit that takes seconds of steps of many kinds. */
const EDIT = { picture: 'photo', mask: 'mask', count: 1, seed: 1 }
const INSTRUCTION = 'put it on a marble table by the sea'

test.group('Limits of the local engine', (group) => {
  let engine: LocalEngine
  let scratch: string
  let files: Record<string, Buffer>

  group.setup(async () => {
    engine = createLocalEngine({ threads: 2 })
    scratch = await mkdtemp(join(tmpdir(), 'vitrine-limits-'))
    files = {
      photo: await sharp(await readSample('mug/three-quarter-left'))
        .resize(2048)
        .jpeg()
        .toBuffer(),
      small: await readSample('mug/three-quarter-left', 768),
      mask: await sharp(await readFile(MASK))
        .resize(2048)
        .png()
        .toBuffer(),
      bomb: pngOfSize(30_000, 30_000),
      cut: (await readSample('mug/front')).subarray(0, 20_000),
    }
    return async () => {
      await engine.close()
      await rm(scratch, { recursive: true })
    }
  })

  function contextFor(signal: AbortSignal): CallContext {
    return { ...callContext(scratch, signal), read: async (key) => files[key]! }
  }

  test('large jobs asked for at once stay within the memory of a worker', async ({ assert }) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      `--import=${LOADER.href}`,
      LARGE.pathname,
    ])
    const { megabytes } = JSON.parse(stdout)
    process.stdout.write(`    ${Math.round(megabytes)} MB\n`)
    assert.isBelow(megabytes, MOST_MEGABYTES)
  }).tags(['@long'])

  test('two trainings with networks stay within the memory of a worker, which has most of it back after a minute', async ({
    assert,
  }) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...WORKER_MEMORY, `--import=${LOADER.href}`, TRAININGS.pathname],
      { env: { ...process.env, ...LEAN } }
    )
    const { most, rest } = JSON.parse(stdout)
    process.stdout.write(`    ${Math.round(most)} MB, then ${Math.round(rest)} MB\n`)
    assert.isBelow(most, MOST_WITH_NETWORKS)
    assert.isBelow(rest, REST_WITH_NETWORKS)
  })
    .tags(['@long'])
    .timeout(1_200_000)

  const endsWithinASecond = (delays: number[]) =>
    test('cancelled work ends within a second, after {$self} ms of it')
      .with(delays)
      .run(async ({ assert }, delay) => {
        const controller = new AbortController()
        const work = engine
          .edit({ ...EDIT, instruction: INSTRUCTION }, contextFor(controller.signal))
          .catch((reason: unknown) => reason)
        await sleep(delay)
        controller.abort()
        assert.isBelow(await processorTime(work), SOON_MS)
        assert.equal(((await work) as JobError).code, 'work_stopped')
      })

  endsWithinASecond([50, 900])
  endsWithinASecond([400, 1600, 2500]).tags(['@long'])

  test('a deadline is kept', async ({ assert }) => {
    const deadline = AbortSignal.timeout(500)
    const work = engine
      .edit({ ...EDIT, instruction: INSTRUCTION }, contextFor(deadline))
      .catch((reason: unknown) => reason)
    await once(deadline, 'abort')
    assert.isBelow(await processorTime(work), SOON_MS)
    assert.equal(((await work) as JobError).code, 'stopped_for_time')
  })

  test('a job that waits for another can be cancelled at once, and the next goes on', async ({
    assert,
  }) => {
    const controllers = [1, 2, 3].map(() => new AbortController())
    const work = controllers.map(({ signal }) =>
      engine.upscale({ picture: 'photo', factor: 2 }, contextFor(signal)).then(
        () => 'done',
        (error: JobError) => error.code
      )
    )
    controllers[1]!.abort()
    assert.equal(
      await Promise.race([work[0], work[1]]),
      'work_stopped',
      'not after the one before it'
    )
    controllers[0]!.abort()
    assert.equal(await work[0], 'work_stopped')
    assert.equal(await work[2], 'done')
  })

  test('a hostile picture ends its own job only', async ({ assert }) => {
    const good = contextFor(new AbortController().signal)
    const other = engine.upscale({ picture: 'small', factor: 2 }, good)
    for (const picture of ['bomb', 'cut']) {
      const error = await engine
        .background(
          {
            ...{ photo: picture, photoId: '1', mask: null, prompt: 'on marble', count: 1 },
            ...{ width: 256, height: 256, seed: 1, firstIndex: 0, negativePrompt: '' },
          },
          good
        )
        .catch((reason: unknown) => reason)
      assert.instanceOf(error, JobError)
      assert.equal((error as JobError).code, 'picture_damaged')
    }
    const { pictures } = await other
    assert.notInstanceOf(pictures[0], JobError)
  })
})

/** A few bytes that claim to be a grey picture of some size. */
function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
