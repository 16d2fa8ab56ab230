import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { categoryOf } from '#app/engines/failures/failures'
import { failureMessage } from '#app/engines/failures/failure_message'
import sharp from 'sharp'
import { firstOf } from '#app/core/elements'
import { makeFilm } from '#tests/support/film'
import type { CallContext } from '../../contract/context.js'
import type { JobError } from '../../contract/job_error.js'
import type { ReelOutput } from '../../contract/output.js'
import { findFfmpeg } from '../../video/find_ffmpeg.js'
import { planReel } from '../../reel/plan/plan_reel.js'
import type { ReelItem, ReelSound } from '../../reel/reel.js'
import { createLocalEngine, type LocalEngine } from '../../engine.js'
import type { ReelJobInput } from '../../reel/reel_job.js'
import { drawWindow } from '../../reel/sample.js'
import { measureText } from '../../reel/text/faces.js'
import { decodeFrames, ffmpegProcesses, probeFilm } from '../film_probe.js'
import { callContext, readSampleMaskFile } from '../photos.js'
import { processorTime } from '../processor_time.js'

const run = promisify(execFile)

const PICTURE: ReelItem = {
  media: 'mug/close',
  kind: 'picture',
  width: 1024,
  height: 1024,
  seconds: null,
  mask: null,
  isCutOut: false,
  caption: '',
}

/** Small: a tenth of the pixels a side. */
const REEL: Omit<ReelJobInput, 'ffmpegPath'> = {
  items: [
    PICTURE,
    { ...PICTURE, mask: 'mask', isCutOut: true },
    { ...PICTURE, media: 'film', kind: 'film', width: 64, height: 48, seconds: 2 },
  ],
  template: 'bold',
  aspectRatio: '1:1',
  seconds: 6,
  words: { name: 'Mug', price: '', callToAction: 'Go', address: '' },
  brand: { ground: '#ffffff', ink: '#101010', accent: '#ffd400', font: 'inter', logo: 'logo' },
  sound: { kind: 'none' },
  hasEndCard: true,
  safeZone: 'none',
  seed: 2,
  scale: 0.1,
}

test.group('Reel', (group) => {
  let engine: LocalEngine
  let scratch: string
  let files: Record<string, Buffer>

  group.setup(async () => {
    engine = createLocalEngine({ threads: 1, ffmpegPath: null })
    const logo = { create: { width: 60, height: 20, channels: 4, background: '#cc0022' } } as const
    files = {
      mask: await readSampleMaskFile('mug/close'),
      film: await makeFilm(2, { width: 64, height: 48 }),
      logo: await sharp(logo).png().toBuffer(),
    }
    return () => engine.close()
  })
  group.each.setup(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'vitrine-reel-'))
    return () => rm(scratch, { recursive: true })
  })

  function contextFor(signal = new AbortController().signal): CallContext {
    const context = callContext(scratch, signal)
    return { ...context, read: async (key) => files[key] ?? context.read(key) }
  }

  function make(more: Partial<ReelJobInput>): Promise<ReelOutput> {
    return engine.reel({ ...REEL, ...more }, contextFor())
  }

  /** A sound file that ffmpeg writes. */
  async function soundFile(name: string, args: string): Promise<Buffer> {
    const path = join(scratch, name)
    await run(await findFfmpeg(null), [...`-loglevel error -f lavfi ${args}`.split(' '), path])
    return readFile(path)
  }

  /** What an independent meter tells: EBU R128 as ffmpeg has it. */
  async function loudness(path: string): Promise<number> {
    const args = ['-hide_banner', '-nostats', '-i', path, '-af', 'ebur128', '-f', 'null', '-']
    const { stderr } = await run(await findFfmpeg(null), args)
    return Number(/Summary:[^]*?I:\s+(-?[\d.]+) LUFS/.exec(stderr)![1])
  }

  test('pictures, a cut-out and a film become one film as planned', async ({ assert }) => {
    const { file, poster, srt } = await make({ sound: { kind: 'bed', bed: 'pulse' } })
    const { boxes, ...film } = await probeFilm(file.path)
    const made = { width: 108, height: 108, seconds: 6, frames: 180, codec: 'avc1', profile: 100 }
    assert.deepInclude(film, { ...made, seconds: film.seconds })
    assert.closeTo(film.seconds, 6, 0.05)
    assert.isBelow(boxes.indexOf('moov'), boxes.indexOf('mdat'))
    assert.include(srt, 'Mug')
    assert.deepInclude(poster, { width: 108, height: 108 })
    assert.closeTo(await loudness(file.path), -14, 1)
    const end = firstOf(await decodeFrames(file.path, [179]))
    // The end card is of the accent's colour, on which its words stand.
    assert.isBelow(Math.abs(end[0]! - 255) + Math.abs(end[1]! - 212) + end[2]!, 30)
  })

  test("the merchant's own sound is as loud, however it came", async ({ assert }) => {
    files.quiet = await soundFile('quiet.mp3', '-i sine=f=330:d=4 -af volume=-34dB')
    const { file } = await make({
      sound: { kind: 'own', file: 'quiet', from: 1 },
      hasEndCard: false,
    })
    assert.closeTo(await loudness(file.path), -14, 1)
  }).tags(['@long'])

  test('sounds that cannot be used are refused with the reason', async ({ assert }) => {
    const said = async (file: Buffer, from = 0) => {
      files.sound = file
      const sound: ReelSound = { kind: 'own', file: 'sound', from }
      const error = (await make({ sound }).catch((reason: unknown) => reason)) as JobError
      assert.equal(categoryOf(error.failure), 'invalid_input')
      return failureMessage(error.failure)
    }
    const wav = await soundFile('short.wav', '-i sine=d=1 -ar 8000')
    assert.include(await said(Buffer.alloc(0)), 'empty')
    assert.match(await said(wav.subarray(0, 44)), /empty|cannot be read/)
    assert.include(await said(files.logo!), 'cannot be read')
    assert.include(await said(Buffer.from(`ID3${'noise'.repeat(500)}`)), 'cannot be read')
    assert.include(await said(files.film!), 'is a video')
    assert.include(await said(wav, 3), 'ends before')
    const hours = '-i anullsrc=r=1000:cl=mono -t 7200 -c:a pcm_u8'
    assert.include(await said(await soundFile('long.wav', hours)), 'longer than')
  })

  test('a caption with signs that no font has is named', async ({ assert }) => {
    const items = [{ ...PICTURE, caption: 'Très bon 🥐' }, PICTURE, PICTURE]
    const error = await make({ items }).catch((reason: unknown) => reason)
    assert.include(failureMessage((error as JobError).failure), 'cannot be drawn here: 🥐')
  })

  test('cancelling ends all of it within a second', async ({ assert }) => {
    const controller = new AbortController()
    const drawing = Promise.withResolvers<void>()
    const work = engine.reel(
      { ...REEL, seconds: 30 },
      {
        ...contextFor(controller.signal),
        progress: (fraction) => fraction > 0.6 && drawing.resolve(),
      }
    )
    await Promise.race([drawing.promise, work])
    controller.abort()
    const ended = work.catch((reason: unknown) => reason)
    assert.isBelow(await processorTime(ended), 1000)
    assert.equal(((await ended) as JobError).code, 'work_stopped')
    assert.isEmpty(await ffmpegProcesses())
    assert.notInclude(await readdir(scratch), 'reel.mp4')
  }).tags(['@long'])

  test('a slow move goes on evenly, without trembling', ({ assert }) => {
    const size = { width: 64, height: 64 }
    // A soft dot, whose place is found to a hundredth of a pixel.
    const data = new Uint8Array(64 * 64 * 3)
    for (let i = 0; i < 64 * 64; i++) {
      const away = ((i % 64) - 30) ** 2 + (Math.floor(i / 64) - 30) ** 2
      data.fill(Math.round(250 * Math.exp(-away / 18)), i * 3, i * 3 + 3)
    }
    const picture = { ...size, channels: 3 as const, data }
    const places = Array.from({ length: 12 }, (_, n) => {
      const canvas = { ...size, data: new Uint8Array(64 * 64 * 3) }
      const clip = { left: 0, top: 0, right: 64, bottom: 64 }
      const window = { left: n * 0.13, top: 0, width: 60, height: 60 }
      drawWindow(canvas, picture, window, { left: 0, top: 0, ...size, clip, opacity: 1 })
      let [sum, moment] = [0, 0]
      for (let i = 0; i < 64 * 64; i++) {
        sum += canvas.data[i * 3]!
        moment += canvas.data[i * 3]! * (i % 64)
      }
      return moment / sum
    })
    const steps = places.slice(1).map((place, n) => places[n]! - place)
    for (const step of steps) assert.closeTo(step, (0.13 * 64) / 60, 0.03)
  })

  test('the plan holds for a picture that nobody knows anything of', ({ assert }) => {
    for (const [width, height] of [
      [40, 40],
      [10_000, 1000],
    ] as const) {
      const items = [PICTURE, PICTURE, PICTURE].map((item) => {
        return { ...item, width, height, subject: null }
      })
      const brand = { ...REEL.brand, logoShape: null }
      const { shots } = planReel({ ...REEL, aspectRatio: '9:16', items, brand }, measureText)
      assert.isTrue(shots.every(({ base }) => Number.isFinite(base.left + base.bottom)))
    }
  })
})
