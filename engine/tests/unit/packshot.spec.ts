import { mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { failureMessage } from '#app/engines/failures/failure_message'
import sharp from 'sharp'
import type { PackshotInput } from '../../contract/input.js'
import { JobError } from '../../contract/job_error.js'
import type { Picture } from '../../contract/output.js'
import { packshotJob } from '../../packshot/packshot_job.js'
import { decode, decodeMask, type Pixels } from '../edits.js'
import { jobContext, sampleMaskPath } from '../photos.js'

test.group('Packshots', () => {
  const isOnPureWhite = (shots: { photo: string; width: number; height: number; fill: number }[]) =>
    test('{photo} is on pure white and fills its share of the frame')
      .with(shots)
      .run(async ({ assert }, { photo, ...asked }) => {
        const { pixels, mask } = await packshot({ photo, ...asked, format: 'png' })
        assert.deepEqual([pixels.width, pixels.height], [asked.width, asked.height])
        const box = seen(pixels)
        const share = Math.max(
          box.width / (asked.width * asked.fill),
          box.height / (asked.height * asked.fill)
        )
        assert.closeTo(share * Math.max(box.width, box.height), Math.max(box.width, box.height), 2)
        for (const [i, inside] of mask.entries()) {
          const p = i * pixels.channels
          const light = pixels.data[p]! + pixels.data[p + 1]! + pixels.data[p + 2]!
          if (inside === 0 && light !== 765)
            assert.fail(`pixel ${i} outside the product is not white`)
        }
      })

  isOnPureWhite([
    { photo: 'perfume/low', width: 400, height: 600, fill: 0.7 },
    { photo: 'stool/close', width: 500, height: 500, fill: 1 },
  ])
  isOnPureWhite([
    { photo: 'mug/three-quarter-left', width: 1000, height: 1000, fill: 0.85 },
    { photo: 'handbag/low', width: 1200, height: 900, fill: 0.9 },
  ]).tags(['@long'])

  test('the border of a JPEG is pure white, and the product stands in the middle', async ({
    assert,
  }) => {
    const { pixels, picture } = await packshot({ photo: 'mug/three-quarter-left' })
    for (let k = 0; k < 1000; k++) {
      for (const i of [k, 999_000 + k, k * 1000, k * 1000 + 999]) {
        for (let c = 0; c < 3; c++) assert.equal(pixels.data[i * 3 + c], 255)
      }
    }
    const box = seen(pixels)
    assert.closeTo(box.left + box.width / 2, 500, 20)
    assert.closeTo(box.top + box.height / 2, 500, 20)
    const { space, depth, icc } = await sharp(picture.file.path).metadata()
    assert.deepEqual([space, depth], ['srgb', 'uchar'])
    assert.exists(icc)
  })

  test('a photo is enlarged up to two times, no more', async ({ assert }) => {
    const { pixels } = await packshot({ photo: 'perfume/front', width: 1300, height: 1300 })
    assert.closeTo(seen(pixels).height, 1105, 1)
    const error = await packshot({ photo: 'perfume/front', width: 2000, height: 2000 }).catch(
      (reason) => reason
    )
    assert.instanceOf(error, JobError)
    assert.equal(error.code, 'packshot_photo_too_small')
    assert.match(failureMessage(error.failure), /the product is only \d+ pixels long in it/)
  })

  test('the file is no larger than allowed, and as good as that permits', async ({ assert }) => {
    const free = await packshot({ photo: 'mug/high' })
    const size = (await stat(free.picture.file.path)).size
    const limit = Math.round(size * 0.6)
    const small = await packshot({ photo: 'mug/high', maxBytes: limit })
    const bytes = (await stat(small.picture.file.path)).size
    assert.isAtMost(bytes, limit)
    assert.isAbove(bytes, limit * 0.8)
  })

  test('what cannot be so small is refused with what to change', async ({ assert }) => {
    const jpeg = await packshot({ photo: 'mug/high', maxBytes: 3000 }).catch((reason) => reason)
    assert.instanceOf(jpeg, JobError)
    assert.include(failureMessage(jpeg.failure), 'choose a smaller size')
    const png = await packshot({ photo: 'mug/high', maxBytes: 30000, format: 'png' }).catch(
      (reason) => reason
    )
    assert.include(failureMessage(png.failure), 'choose JPEG')
  }).tags(['@long'])
})

async function packshot(asked: Partial<PackshotInput> & { photo: string }) {
  const scratch = await mkdtemp(join(tmpdir(), 'packshot-'))
  const input = { width: 1000, height: 1000, fill: 0.85, format: 'jpeg', maxBytes: null, ...asked }
  const context = jobContext(scratch, { mask: sampleMaskPath(asked.photo) })
  const { pictures } = await packshotJob({ ...input, mask: 'mask' } as PackshotInput, context)
  const picture = pictures[0] as Picture
  return {
    picture,
    pixels: await decode(picture.file.path),
    mask: await decodeMask(picture.mask!.path),
  }
}

/** Box of the pixels that are seen on white. */
function seen({ width, height, channels, data }: Pixels) {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * channels
      if (Math.min(data[p]!, data[p + 1]!, data[p + 2]!) > 246) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  }
  return { left, top, width: right - left, height: bottom - top }
}
