import { test } from '@japa/runner'
import sharp from 'sharp'
import { mapPlane, type Plane } from '../../image/raster.js'
import { toBytes } from '../../image/write_picture.js'
import { findFeet, tiltOf } from '../../scene/feet.js'
import { groundLine } from '../../scene/ground_line.js'
import { stanceOf } from '../../scene/stance.js'

const SIZE = { width: 300, height: 300 }

/** Legs by the middle of each and its lowest row, 16 pixels wide, from a seat at the top. */
function stool(legs: readonly (readonly [number, number])[]): Plane {
  return mapPlane(SIZE, (i) => {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)]
    if (x >= 50 && x < 250 && y >= 40 && y < 90) return 1
    return legs.some(([at, row]) => Math.abs(x - at) < 8 && y >= 90 && y <= row) ? 1 : 0
  })
}

const LEGS = [
  [70, 220],
  [140, 260],
  [170, 190],
  [230, 230],
] as const

function png(alpha: Plane): Promise<Buffer> {
  const grey = { width: alpha.width, height: alpha.height, channels: 1 as const }
  return sharp(toBytes(alpha), { raw: grey })
    .toColourspace('b-w')
    .toBuffer({ resolveWithObject: true })
    .then(({ data }) =>
      sharp({ create: { ...SIZE, channels: 3, background: '#804020' } })
        .joinChannel(data, { raw: grey })
        .png()
        .toBuffer()
    )
}

test.group('Feet', () => {
  test('each leg of a stool is found where it ends', ({ assert }) => {
    const feet = findFeet(stool(LEGS))
    assert.deepEqual(
      feet.map(({ x, row }) => [Math.round(x), row]),
      LEGS.map(([x, row]) => [x, row])
    )
    for (const { width } of feet) assert.closeTo(width, 16, 2)
    assert.closeTo(tiltOf(feet)!, 70 / 160, 0.01)
  })

  test('a body has none, nor has its handle', ({ assert }) => {
    const mug = mapPlane(SIZE, (i) => {
      const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)]
      const handle = Math.hypot((x - 200) * 0.9, y - 150)
      return (x >= 60 && x < 200 && y >= 60 && y < 260) || (handle > 45 && handle < 65 && x > 190)
        ? 1
        : 0
    })
    assert.deepEqual(findFeet(mug), [])
    assert.isNull(tiltOf([]))
    assert.deepEqual(findFeet(mapPlane(SIZE, () => 0)), [])
  })

  test('straps beside a body that is lower than they are do not stand', ({ assert }) => {
    const bag = mapPlane(SIZE, (i) => {
      const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)]
      if (x >= 100 && x < 200 && y >= 40 && y < 270) return 1
      return y >= 60 && y < 210 && (Math.abs(x - 80) < 6 || Math.abs(x - 220) < 6) ? 1 : 0
    })
    assert.deepEqual(findFeet(bag), [])
  })

  test('the floor runs along the foremost feet, and the one behind them is kept beside it', ({
    assert,
  }) => {
    const { row, touches, feet } = groundLine(stool(LEGS))
    assert.lengthOf(feet, 4)
    for (const [x, lowest] of [LEGS[0], LEGS[1], LEGS[3]]) {
      assert.equal(touches[x], 1)
      assert.equal(row[x], lowest)
    }
    assert.equal(touches[170], 0)
    assert.closeTo(row[185]!, 245, 4)
  })

  test('what stands on floors is seen from above unless its feet show that it is not', async ({
    assert,
  }) => {
    const steep = await stanceOf(await png(stool(LEGS)), false)
    assert.isTrue(steep.looksDown)
    assert.closeTo(steep.lift, 35 / 300, 0.01)
    const level = stool(LEGS.map(([x], index) => [x, 250 + index]))
    assert.isFalse((await stanceOf(await png(level), true)).looksDown)
    const box = mapPlane(SIZE, () => 1)
    assert.isTrue((await stanceOf(await png(box), true)).looksDown)
    assert.deepEqual(await stanceOf(await png(box), false), { looksDown: false, lift: 0 })
  })
})
