import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { failureMessage } from '#app/engines/failures/failure_message'
import sharp from 'sharp'
import { makeFilm } from '#tests/support/film'
import type { CallContext } from '../../contract/context.js'
import { JobError } from '../../contract/job_error.js'
import type { VideoOutput } from '../../contract/output.js'
import { inspected } from '../../inspect/inspected.js'
import { inspectPicture } from '../../inspect/inspect_picture.js'
import { soundFilm } from '../../inspect/sound_film.js'

const SIZE = { width: 96, height: 96 }

function even(shade: number): Promise<Buffer> {
  const background = { r: shade, g: shade, b: shade }
  return sharp({ create: { ...SIZE, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

test.group('What an engine made is looked at before it is kept', (group) => {
  let folder: string

  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-inspect-'))
    return () => rm(folder, { recursive: true })
  })

  async function film(name: string, bytes: Promise<Buffer>, size = SIZE): Promise<VideoOutput> {
    const path = join(folder, name)
    await writeFile(path, await bytes)
    return {
      file: { path, mime: 'video/mp4', ...size, seconds: 2, framesPerSecond: 12 },
      poster: { path, mime: 'image/jpeg', ...size },
      seed: 1,
      ignoredWords: [],
      cost: { cents: 3 },
    }
  }

  /** What comes of a film of two seconds that is ordered where these are made in turn. */
  async function ordered(
    made: VideoOutput[],
    still: Promise<Buffer> = sharp(pattern()).png().toBuffer()
  ) {
    const order = { still: await still, seconds: 2, ratio: 1 }
    const asked: boolean[] = []
    const result = await soundFilm(order, null, async (isAgain) => {
      asked.push(isAgain)
      return made[asked.length - 1]!
    }).catch((error: unknown) => error as JobError)
    return { asked, result }
  }

  const black = async () => {
    const picture = join(folder, 'black.jpg')
    await writeFile(picture, await even(0))
    return makeFilm(2, { ...SIZE, picture })
  }

  test('a black film is made once more another way, and what both cost is told', async ({
    assert,
  }) => {
    const good = await film('good.mp4', makeFilm(2, SIZE))
    const { asked, result } = await ordered([await film('black.mp4', black()), good])
    assert.deepEqual(asked, [false, true])
    assert.deepEqual(result, { ...good, cost: { cents: 6 } })
  })

  test('black twice, too short or of another shape it is given up, with a sentence', async ({
    assert,
  }) => {
    const wide = { width: 128, height: 72 }
    for (const [name, bytes, size] of [
      ['dark', black(), SIZE],
      ['short', makeFilm(1, SIZE), SIZE],
      ['wide', makeFilm(2, wide), wide],
    ] as const) {
      const bad = await film(`${name}.mp4`, bytes, size)
      const { asked, result } = await ordered([bad, bad])
      assert.deepEqual(asked, [false, true], name)
      assert.instanceOf(result, JobError, name)
      assert.include(failureMessage((result as JobError).failure), 'costs nothing')
    }
  })

  test('a still of one colour may be filmed', async ({ assert }) => {
    const dark = await film('night.mp4', black())
    const { asked } = await ordered([dark], even(3))
    assert.deepEqual(asked, [false])
  })

  test('a picture that shows nothing is wrong, unless what it was made from shows nothing either', async ({
    assert,
  }) => {
    const path = join(folder, 'picture.jpg')
    await writeFile(path, await even(120))
    const look = (source: Promise<Buffer> | null, size = SIZE) =>
      inspectPicture({ path, mime: 'image/jpeg', ...size }, async () => source)
    assert.equal(await look(null), 'blank')
    assert.equal(await look(sharp(pattern()).png().toBuffer()), 'blank')
    assert.isNull(await look(even(200)))
    assert.equal(await look(even(200), { width: 96, height: 95 }), 'size')
  })
})

test('of several edits one that shows nothing is given up, and leaves the others their files', async ({
  assert,
  cleanup,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-edits-'))
  cleanup(() => rm(folder, { recursive: true }))
  const photo = await sharp(pattern()).png().toBuffer()
  let calls = 0
  const make = async ({ count }: { count: number }) => {
    calls++
    const pictures = []
    for (let n = 0; n < count; n++) {
      const path = join(folder, `edited-${n + 1}.png`)
      await writeFile(
        path,
        n === 1
          ? await sharp(await even(90))
              .png()
              .toBuffer()
          : photo
      )
      const file = { path, mime: 'image/png' as const, ...SIZE }
      const facts = { mask: null, fidelity: null, scene: null, photoId: null }
      pictures.push({ file, seed: 1, ...facts })
    }
    return { pictures, ignoredWords: [], cost: { cents: 0 } }
  }
  const context = { read: async () => photo } as unknown as CallContext
  const { pictures } = await inspected({ seed: 1, count: 2 }, 'photo', context, make)
  assert.equal(calls, 1)
  assert.notInstanceOf(pictures[0], JobError)
  assert.instanceOf(pictures[1], JobError)
  assert.equal((pictures[1] as JobError).code, 'picture_wrong')
})

function pattern(): Buffer {
  return Buffer.from('<svg width="96" height="96"><rect width="48" height="96" fill="#d33"/></svg>')
}
