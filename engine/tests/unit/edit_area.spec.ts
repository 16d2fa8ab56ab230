import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { categoryOf } from '#app/engines/failures/failures'
import { failureMessage } from '#app/engines/failures/failure_message'
import sharp from 'sharp'
import { firstOnes } from '#app/core/elements'
import { JobError } from '../../contract/job_error.js'
import { keepOutside } from '../../edit/area.js'
import { createPlane } from '../../image/raster.js'
import { decode, edit } from '../edits.js'

const SIZE = { width: 240, height: 160 }

test.group('Edits held to an area', (group) => {
  let folder: string
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edit-area-'))
    return () => rm(folder, { recursive: true })
  })

  /** A picture with transparent corners, which is written without loss, and a mask of its left half with a soft edge. */
  async function files() {
    const { width, height } = SIZE
    const file = join(folder, 'picture.png')
    const area = join(folder, 'area.png')
    const pixels = Buffer.alloc(width * height * 4)
    const mask = Buffer.alloc(width * height)
    for (let i = 0; i < mask.length; i++) {
      const [x, y] = [i % width, Math.floor(i / width)]
      pixels.set([x, y + 40, (x * y) % 256, Math.hypot(x - 120, y - 80) < 110 ? 255 : 0], i * 4)
      mask[i] = x < 110 ? 255 : x < 120 ? 128 : 0
    }
    await sharp(pixels, { raw: { ...SIZE, channels: 4 } })
      .png()
      .toFile(file)
    await sharp(mask, { raw: { ...SIZE, channels: 1 } })
      .toColourspace('b-w')
      .png()
      .toFile(area)
    return { file, area, mask }
  }

  async function refusal(instruction: string): Promise<JobError> {
    const { file, area } = await files()
    const error = await edit('', instruction, { file, area }).catch((reason: unknown) => reason)
    if (error instanceof JobError) return error
    throw new Error('It was not refused', { cause: error })
  }

  test('outside of it all pixels stay byte by byte, inside they change', async ({ assert }) => {
    const { file, area, mask } = await files()
    const whole = await edit('', 'much darker', { file })
    const { pixels } = await edit('', 'much darker', { file, area })
    const before = await decode(file)
    const counts = { outside: 0, moved: 0, inside: 0, asWhole: 0 }
    mask.forEach((marked, i) => {
      if (before.data[i * 4 + 3]! < 255) return
      const [was, is, would] = firstOnes(
        [before, pixels, whole.pixels].map(({ data }) => data.subarray(i * 4, i * 4 + 3)),
        3
      )
      if (marked === 0) {
        counts.outside++
        if (!was.equals(is)) counts.moved++
      } else if (marked === 255) {
        counts.inside++
        if (is.equals(would)) counts.asWhole++
      }
    })
    assert.equal(counts.moved, 0)
    assert.isAbove(counts.outside, 5_000)
    assert.isAbove(counts.inside, 5_000)
    assert.equal(counts.asWhole, counts.inside)
  })

  test('transparency changes within it alone', ({ assert }) => {
    const raster = { width: 3, height: 1, channels: 3 as const, data: new Uint8Array(9).fill(90) }
    const before = { raster, alpha: null, product: null, scene: 'Before' }
    const area = createPlane(3, 1)
    area.data.set([0, 0.5, 1])
    const after = { ...before, alpha: createPlane(3, 1), scene: 'After' }
    const { alpha, scene } = keepOutside(before, after, area)
    assert.deepEqual([...alpha!.data], [1, 0.5, 0])
    assert.equal(scene, 'Before')
  })

  test('what moves the whole picture, or changes nothing in it, is refused', async ({ assert }) => {
    for (const instruction of ['rotate by 90 degrees', 'crop to a square', 'add a white border']) {
      const error = await refusal(instruction)
      assert.equal(categoryOf(error.failure), 'unsupported', instruction)
      assert.match(failureMessage(error.failure), /^This cannot be held to an area \(.+\)/)
    }
    const { code } = await refusal('add the text "sale" bottom right')
    assert.equal(code, 'nothing_changed_in_area')
  })
})
