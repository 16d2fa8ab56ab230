import { test } from '@japa/runner'
import { firstOnes } from '#app/core/elements'
import { createRandom } from '../../image/random.js'
import { createPlane, type Plane, type Raster } from '../../image/raster.js'
import { fillHole } from '../../shape/fill_hole.js'
import { reshape, type Shapeable } from '../../shape/reshape.js'
import { NO_GROWTH } from '../../shape/sides.js'
import { stripeMeasure } from '../../shape/stripes.js'

const pause = async () => {}
const ANY = { way: null, seed: 1 } as const

test.group('Pictures of another shape', () => {
  test('a product with room around it is reframed, without a pixel made', async ({ assert }) => {
    const picture = grainy(200, 200, { left: 80, right: 120, top: 85, bottom: 115 })
    const { raster, way } = await reshape(picture, { ratio: 16 / 9 }, ANY, pause)
    assert.equal(way, 'reframed')
    assert.deepEqual([raster.width, raster.height], [200, 113])
  })

  test('ground is carried on with its grain and its light, and no row is drawn out', async ({
    assert,
  }) => {
    const picture = grainy(160, 160, { left: 60, right: 100, top: 20, bottom: 150 })
    const { raster, product, way } = await reshape(picture, { ratio: 16 / 9 }, ANY, pause)
    assert.equal(way, 'filled')
    assert.closeTo(raster.width / raster.height, 16 / 9, 0.01)
    assert.isAbove(stripeMeasure(raster, 'across'), 0.5)
    // The ground is darker below, beyond the edge as well.
    const [above, below] = firstOnes(
      [10, raster.height - 10].map((y) => meanOfRow(raster, y, 0, 30)),
      2
    )
    assert.isAbove(above - below, 40)
    assert.equal(redAreas(raster), 1)
    assert.closeTo(sumOf(product!), sumOf(picture.product!), 1)
  })

  test('the side that cuts the product gets no more of anything', async ({ assert }) => {
    const picture = grainy(160, 160, { left: 0, right: 60, top: 20, bottom: 150 })
    const { raster, product } = await reshape(picture, { ratio: 16 / 9 }, ANY, pause)
    assert.isAbove(product!.data[(raster.height >> 1) * raster.width]!, 0.5)
    const both = grainy(160, 160, { left: 0, right: 160, top: 60, bottom: 100 })
    const cut = await reshape(both, { ratio: 2 }, ANY, pause)
    assert.equal(cut.way, 'reframed')
    const wide = { ...both, product: box(160, 160, { left: 0, right: 160, top: 5, bottom: 155 }) }
    assert.equal((await reshape(wide, { ratio: 3 }, ANY, pause)).way, 'softened')
    const chosen = reshape(wide, { ratio: 3 }, { ...ANY, way: 'filled' }, pause)
    await assert.rejects(() => chosen, /way_impossible .*cut/)
  })

  test('a merchant can choose the product on studio paper, or all on a soft copy', async ({
    assert,
  }) => {
    const picture = grainy(160, 160, { left: 60, right: 100, top: 40, bottom: 120 })
    const set = await reshape(picture, { ratio: 16 / 9 }, { ...ANY, way: 'set' }, pause)
    assert.equal(set.way, 'set')
    assert.closeTo(set.raster.width / set.raster.height, 16 / 9, 0.02)
    assert.equal(redAreas(set.raster), 1)
    const soft = await reshape(picture, { ratio: 16 / 9 }, { ...ANY, way: 'softened' }, pause)
    const left = (soft.raster.width - 160) >> 1
    assert.deepEqual(
      [...soft.raster.data.subarray(left * 3, (left + 160) * 3)],
      [...picture.raster.data.subarray(0, 480)]
    )
  })

  test('tiny, long, empty and transparent pictures get their shape too', async ({ assert }) => {
    const ratios: number[] = []
    const ways: string[] = []
    for (const picture of [
      grainy(40, 40, { left: 4, right: 36, top: 4, bottom: 36 }),
      grainy(600, 60, { left: 100, right: 500, top: 10, bottom: 50 }),
      { ...grainy(100, 100, null), product: null },
      {
        ...grainy(90, 90, { left: 20, right: 70, top: 5, bottom: 85 }),
        alpha: createPlane(90, 90, 1),
      },
      grainy(100, 100, { left: 0, right: 100, top: 0, bottom: 100 }),
    ]) {
      const { raster, way } = await reshape(picture, { ratio: 9 / 16 }, ANY, pause)
      ratios.push(raster.width / raster.height)
      ways.push(way)
    }
    for (const ratio of ratios) assert.closeTo(ratio, 9 / 16, 0.02)
    assert.equal(ways[4], 'softened')
  })

  test('space at one side is at that side', async ({ assert }) => {
    const picture = grainy(160, 120, { left: 60, right: 100, top: 30, bottom: 100 })
    const sides = { ...NO_GROWTH, left: 60 }
    const { raster, way } = await reshape(picture, { sides }, ANY, pause)
    assert.equal(way, 'filled')
    assert.deepEqual([raster.width, raster.height], [220, 120])
    const at = (x: number) => [...raster.data.subarray((60 * 220 + x) * 3, (60 * 220 + x) * 3 + 3)]
    const i = (60 * 160 + 80) * 3
    assert.deepEqual(at(140), [...picture.raster.data.subarray(i, i + 3)])
  })
})

test.group('Holes in pictures', () => {
  test('a hole is filled from around it and nothing else changes', async ({ assert }) => {
    const { raster } = grainy(160, 160, { left: 60, right: 100, top: 60, bottom: 110 })
    const hole = box(160, 160, { left: 57, right: 103, top: 57, bottom: 113 })
    const filled = await fillHole(raster, hole, null, pause)
    assert.equal(redAreas(filled!.canvas), 0)
    assert.deepEqual([...filled!.canvas.data.subarray(0, 300)], [...raster.data.subarray(0, 300)])
    assert.isAbove(
      meanOfRow(filled!.canvas, 65, 60, 100),
      meanOfRow(filled!.canvas, 105, 60, 100) + 10
    )
  })
})

type Rectangle = { left: number; right: number; top: number; bottom: number }

/** Grainy ground that grows darker downwards, with a red product. */
function grainy(width: number, height: number, at: Rectangle | null): Shapeable {
  const random = createRandom(5)
  const product = at ? box(width, height, at) : createPlane(width, height)
  const data = new Uint8Array(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const grey = 190 - (90 * Math.floor(i / width)) / height + 24 * (random() - 0.5)
    data.set(product.data[i]! > 0 ? [200, 20, 30] : [grey, grey, grey], i * 3)
  }
  return { raster: { width, height, channels: 3, data }, product, alpha: null, keepOut: null }
}

function box(width: number, height: number, { left, right, top, bottom }: Rectangle): Plane {
  const plane = createPlane(width, height)
  for (let y = top; y < bottom; y++) plane.data.fill(1, y * width + left, y * width + right)
  return plane
}

/** Stretches of red in the row that has most of them. */
function redAreas({ width, height, data }: Raster): number {
  let most = 0
  for (let y = 0; y < height; y++) {
    let count = 0
    for (let x = 0, was = false; x < width; x++) {
      const p = (y * width + x) * 3
      const isRed = data[p]! > 110 && data[p]! > 2 * data[p + 1]!
      if (isRed && !was) count++
      was = isRed
    }
    most = Math.max(most, count)
  }
  return most
}

function meanOfRow({ width, data }: Raster, y: number, from: number, to: number): number {
  let sum = 0
  for (let x = from; x < to; x++) sum += data[(y * width + x) * 3 + 1]!
  return sum / (to - from)
}

function sumOf({ data }: Plane): number {
  return data.reduce((sum, value) => sum + value, 0)
}
