import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { failureMessage } from '#app/engines/failures/failure_message'
import sharp from 'sharp'
import { JobError } from '../../contract/job_error.js'
import { boundingBox } from '../../image/raster.js'
import {
  decode,
  distance,
  edit,
  labAt,
  meanDifference,
  meanLab,
  SIDE,
  type Pixels,
} from '../edits.js'
import { readSample, readSampleMask } from '../photos.js'

const MUG = 'mug/three-quarter-left'
const everywhere = () => true

test.group('Edits of shape', () => {
  test('rotating left and right gives the picture back', async ({ assert }) => {
    const wide = await crop('16:9')
    const left = await edit(MUG, 'rotate 90 degrees left', { file: wide.path })
    assert.deepEqual(
      [left.pixels.width, left.pixels.height],
      [wide.pixels.height, wide.pixels.width]
    )
    const back = await edit(MUG, 'rotate right', { file: left.picture.file.path })
    assert.isBelow(meanDifference(back.pixels, wide.pixels, everywhere), 1.5)
  }).tags(['@long'])

  test('rotating by a few degrees keeps the whole picture', async ({ assert }) => {
    const { pixels, mask } = await edit(MUG, 'rotate 10 degrees left')
    assert.closeTo(pixels.width, SIDE * (Math.cos(0.1745) + Math.sin(0.1745)), 3)
    const corner = labAt(pixels, 3 * pixels.width + 3)
    assert.isAbove(corner[0], 20)
    assert.equal(mask!.length, pixels.width * pixels.height)
  })

  test('the corners that appear carry the background on without a seam', async ({ assert }) => {
    const { pixels } = await edit('mug/three-quarter-left', 'rotate 8 degrees left')
    const [sin, cos] = [Math.sin((8 * Math.PI) / 180), Math.cos((8 * Math.PI) / 180)]
    const { width, height } = pixels
    for (const down of [-150, -75, 125]) {
      // A point of the photo's right edge, where that is now.
      const edge = Math.round(width / 2 + (SIDE / 2) * cos + down * sin)
      const line = Math.round(height / 2 - (SIDE / 2) * sin + down * cos)
      const lightness = (from: number) =>
        meanLab(pixels, (i) => {
          const [x, y] = [i % width, Math.floor(i / width)]
          return x >= from && x < from + 6 && Math.abs(y - line) < 3
        })[0]
      assert.closeTo(lightness(edge - 8), lightness(edge + 3), 1, `${down} rows from the middle`)
    }
  })

  test('a tilted picture is made straight by its own edges', async ({ assert }) => {
    const path = `/tmp/edit-tilted-${process.pid}.png`
    const lines = Buffer.from(
      '<svg width="800" height="600"><rect width="800" height="600" fill="#ccc"/><rect x="200" y="120" width="400" height="360" fill="#345"/></svg>'
    )
    await sharp(await sharp(lines).png().toBuffer())
      .rotate(4, { background: '#cccccc' })
      .png()
      .toFile(path)
    const { pixels } = await edit(MUG, 'straighten', { file: path })
    const level = upperEdge(pixels, 0.35)
    assert.closeTo(upperEdge(pixels, 0.65), level, 4)
  })

  test('a picture without a tilt is not changed but said so', async ({ assert }) => {
    const path = `/tmp/edit-flat-${process.pid}.png`
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#aaaaaa' } })
      .png()
      .toFile(path)
    const error = await edit(MUG, 'straighten', { file: path }).catch((reason) => reason)
    assert.instanceOf(error, JobError)
    assert.include(failureMessage(error.failure), 'degrees')
  })

  test('a mirrored picture is the photo the other way round, and so is its mask', async ({
    assert,
  }) => {
    const before = await decode(await readSample(MUG, SIDE))
    const { pixels, mask } = await edit(MUG, 'flip horizontally')
    for (let k = 0; k < 300; k++) {
      const [x, y] = [(k * 37) % SIDE, (k * 91) % SIDE]
      const other = labAt(before, y * SIDE + SIDE - 1 - x)
      assert.isBelow(distance(labAt(pixels, y * SIDE + x), other), 6)
    }
    const truth = await readSampleMask(MUG, SIDE)
    assert.equal(mask![250 * SIDE + 150]! > 127, truth[250 * SIDE + 361] === 1)
  })

  test('cropping to a shape keeps as much as fits, around the product', async ({ assert }) => {
    const { pixels, mask } = await edit('perfume/close', 'crop to 4:5')
    assert.deepEqual([pixels.width, pixels.height], [410, SIDE])
    const plane = { ...pixels, data: Float32Array.from(mask!) }
    const box = boundingBox(plane, 127)!
    assert.closeTo((box.left + box.right) / 2, 205, 30)
  })

  test('a close crop leaves a margin around the product', async ({ assert }) => {
    const { pixels, mask } = await edit(MUG, 'crop close to the product')
    const plane = { ...pixels, data: Float32Array.from(mask!) }
    const box = boundingBox(plane, 127)!
    const margin = 0.06 * Math.max(box.right - box.left, box.bottom - box.top)
    assert.closeTo(box.left, margin, 3)
    assert.closeTo(pixels.height - box.bottom, margin, 3)
  })

  test('padding loses nothing and has the colour asked for', async ({ assert }) => {
    const { pixels } = await edit(MUG, 'pad to 16:9 with red', { mask: false })
    assert.deepEqual([pixels.width, pixels.height], [910, SIDE])
    const [l, a] = labAt(pixels, 250 * 910 + 5)
    assert.isTrue(l > 35 && a > 50)
  })

  test('space without a colour is more of the ground that is there, without a seam', async ({
    assert,
  }) => {
    const { pixels, mask } = await edit('handbag/three-quarter-right', 'add 10% padding', {
      side: 256,
    })
    assert.deepEqual([pixels.width, pixels.height], [308, 308])
    const steps = [225, 250, 275].flatMap((y) =>
      [25, 26, 27, 281, 282, 283].map((x) =>
        Math.abs(labAt(pixels, y * 308 + x)[0] - labAt(pixels, y * 308 + x - 1)[0])
      )
    )
    assert.isBelow(Math.max(...steps), 6)
    const before = await edit('handbag/three-quarter-right', 'a little brighter', { side: 256 })
    assert.closeTo(
      mask!.reduce((a, b) => a + b),
      before.mask!.reduce((a, b) => a + b),
      255 * 12
    )
  })

  test('a shape too narrow for the product gets more ground instead of cutting it', async ({
    assert,
  }) => {
    const { pixels, mask } = await edit(MUG, 'crop to instagram story', { side: 256 })
    assert.closeTo(pixels.width / pixels.height, 9 / 16, 0.004)
    const plane = { ...pixels, data: Float32Array.from(mask!) }
    const box = boundingBox(plane, 127)!
    assert.isAbove(box.left, 0.03 * pixels.width)
    assert.isBelow(box.right, 0.97 * pixels.width)
  })

  /** How tall the product is after an instruction, and where its middle is, as shares of the picture. */
  async function placed(assert: Assert, instruction: string) {
    const { pixels, mask } = await edit('handbag/three-quarter-right', instruction, { side: 256 })
    const box = boundingBox({ ...pixels, data: Float32Array.from(mask!) }, 127)!
    const middle = [(box.left + box.right) / 2 / pixels.width]
    middle.push((box.top + box.bottom) / 2 / pixels.height)
    assert.equal(pixels.width, pixels.height)
    return { tall: (box.bottom - box.top) / pixels.height, middle }
  }

  test('the product grows in its frame, at most to its edges, and comes to its middle', async ({
    assert,
  }) => {
    const before = await placed(assert, 'a little brighter')
    const bigger = await placed(assert, 'make the product bigger')
    const full = await placed(assert, 'fill the frame')
    const smaller = await placed(assert, 'zoom out')
    assert.closeTo(bigger.tall / before.tall, 1.25, 0.02)
    assert.closeTo(smaller.tall / before.tall, 0.8, 0.02)
    assert.closeTo(full.tall, 1 / 1.12, 0.02)
    const { middle } = await placed(assert, 'center the product')
    assert.closeTo(middle[0]!, 0.5, 0.003)
    assert.closeTo(middle[1]!, 0.5, 0.003)
  }).tags(['@long'])

  test('the product is made half as tall at most', async ({ assert }) => {
    const before = await placed(assert, 'a little brighter')
    const farthest = await placed(assert, 'zoom out by 900%')
    assert.closeTo(farthest.tall / before.tall, 0.5, 0.02)
  }).tags(['@long'])

  test('a strip goes from the side that was said', async ({ assert }) => {
    const { pixels } = await edit(MUG, 'crop 10% from the bottom', { mask: false })
    const before = await decode(await readSample(MUG, SIDE))
    const half = await edit(MUG, 'crop the bottom half', { mask: false })
    assert.deepEqual([half.pixels.width, half.pixels.height], [SIDE, 256])
    assert.deepEqual([pixels.width, pixels.height], [SIDE, 461])
    assert.closeTo(labAt(pixels, SIDE * 250)[0], labAt(before, SIDE * 250)[0], 2)
  })

  test('a border is as wide as asked', async ({ assert }) => {
    const { pixels } = await edit(MUG, 'add a 20px white border', { mask: false })
    assert.deepEqual([pixels.width, pixels.height], [552, 552])
    assert.isAbove(labAt(pixels, 10 * 552 + 250)[0], 98)
    assert.isBelow(labAt(pixels, 24 * 552 + 250)[0], 90)
  })

  test('an enlarged picture has twice the pixels', async ({ assert }) => {
    const small = await crop('square', 150)
    const { pixels } = await edit(MUG, 'upscale', { file: small.path })
    assert.deepEqual([pixels.width, pixels.height], [300, 300])
  }).tags(['@long'])
})

async function crop(shape: string, size?: number) {
  const { picture } = await edit(MUG, `crop to ${shape}`, { mask: false })
  const path = `/tmp/edit-crop-${process.pid}-${size ?? 'full'}.png`
  await sharp(picture.file.path).resize(size).png().toFile(path)
  return { path, pixels: await decode(path) }
}

/** First row from the top, at a share of the width, that is dark. */
function upperEdge(pixels: Pixels, share: number): number {
  const x = Math.round(pixels.width * share)
  for (let y = 0; y < pixels.height; y++) if (labAt(pixels, y * pixels.width + x)[0] < 50) return y
  return -1
}
