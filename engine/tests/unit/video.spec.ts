import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { test } from '@japa/runner'
import { categoryOf } from '#app/engines/failures/failures'
import { failureMessage } from '#app/engines/failures/failure_message'
import sharp from 'sharp'
import { firstOnes } from '#app/core/elements'
import type { CallContext } from '../../contract/context.js'
import type { VideoInput } from '../../contract/input.js'
import type { JobError } from '../../contract/job_error.js'
import { createLocalEngine, type LocalEngine } from '../../engine.js'
import { decodeFrames, ffmpegProcesses, probeFilm, psnr } from '../film_probe.js'
import { callContext, sampleMaskPath } from '../photos.js'
import { processorTime } from '../processor_time.js'

const INPUT: VideoInput = {
  picture: 'mug/close',
  mask: 'mask',
  prompt: 'zoom in',
  seconds: 5,
  aspectRatio: '1:1',
  cfgScale: 0.5,
  seed: 3,
}

test.group('Video', (group) => {
  let engine: LocalEngine
  let scratch: string

  group.setup(() => {
    engine = createLocalEngine({ threads: 1, ffmpegPath: null })
    return () => engine.close()
  })
  group.each.setup(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'vitrine-video-'))
    return () => rm(scratch, { recursive: true })
  })

  /** With the true outline as what the still's product is. */
  function contextFor(signal: AbortSignal): CallContext {
    const context = callContext(scratch, signal)
    const read = (key: string) =>
      key === 'mask' ? readFile(sampleMaskPath(INPUT.picture)) : context.read(key)
    return { ...context, read }
  }

  test('a square film of five seconds starts with the still', async ({ assert }) => {
    const told: number[] = []
    const context = {
      ...contextFor(new AbortController().signal),
      progress: (fraction: number) => void told.push(fraction),
    }
    const { file, poster, seed, ignoredWords } = await engine.video(INPUT, context)
    const { boxes, ...film } = await probeFilm(file.path)
    assert.deepEqual(film, {
      width: 1080,
      height: 1080,
      seconds: 5,
      frames: 150,
      codec: 'avc1',
      profile: 100,
    })
    assert.isBelow(boxes.indexOf('moov'), boxes.indexOf('mdat'))
    assert.deepInclude(file, { width: 1080, height: 1080, seconds: 5, framesPerSecond: 30 })
    assert.deepEqual({ seed, ignoredWords }, { seed: 3, ignoredWords: [] })
    assert.deepEqual(
      told,
      told.toSorted((a, b) => a - b)
    )

    const [first, last] = firstOnes(await decodeFrames(file.path, [0, 149]), 2)
    const picture = await sharp(await context.read('mug/close'))
      .resize(1080, 1080)
      .raw()
      .toBuffer()
    assert.isAbove(psnr(first, picture), 30)
    assert.isBelow(psnr(last, picture), 28)
    const shown = await sharp(poster.path).raw().toBuffer()
    assert.isAbove(psnr(first, shown), 34)
  })

  test('a wide film of ten seconds', async ({ assert }) => {
    const context = contextFor(new AbortController().signal)
    const input = { ...INPUT, seconds: 10, aspectRatio: '16:9', prompt: 'static' } as const
    const { file } = await engine.video(input, context)
    assert.deepInclude(await probeFilm(file.path), {
      width: 1280,
      height: 720,
      seconds: 10,
      frames: 300,
    })
  }).tags(['@long'])

  test('cancelling ends ffmpeg and takes the film away', async ({ assert }) => {
    const controller = new AbortController()
    const context = contextFor(controller.signal)
    const filming = Promise.withResolvers<void>()
    const work = engine.video(INPUT, {
      ...context,
      progress: (fraction) => fraction > 0.15 && filming.resolve(),
    })
    await Promise.race([filming.promise, work])
    assert.lengthOf(await ffmpegProcesses(), 1)
    controller.abort()
    const ended = work.catch((reason: unknown) => reason)
    assert.isBelow(await processorTime(ended), 1000)
    assert.equal(((await ended) as JobError).code, 'work_stopped')
    assert.isEmpty(await ffmpegProcesses())
    assert.deepEqual(await readdir(scratch), ['poster.jpg'])
  })

  test('ffmpeg ends with a thread that hangs and is ended', async ({ assert }) => {
    const thread = new Worker(new URL('../hung_encoder.ts', import.meta.url), {
      workerData: scratch,
    })
    await new Promise((resolve, reject) => thread.on('message', resolve).on('error', reject))
    assert.lengthOf(await ffmpegProcesses(), 1)
    await thread.terminate()
    for (let n = 0; n < 40 && (await ffmpegProcesses()).length > 0; n++) await sleep(50)
    assert.isEmpty(await ffmpegProcesses())
  })

  test('without ffmpeg it says what the operator can do', async ({ assert }) => {
    const other = createLocalEngine({ threads: 1, ffmpegPath: join(scratch, 'none') })
    const error = await other
      .video(INPUT, contextFor(new AbortController().signal))
      .catch((reason: unknown) => reason)
    await other.close()
    assert.equal(categoryOf((error as JobError).failure), 'unsupported')
    assert.include(failureMessage((error as JobError).failure), 'FFMPEG_PATH')
  })
})
