import { test } from '@japa/runner'
import { adviceFor, LOOK_BELOW, rateCutout } from '../../cutout/confidence.js'
import { certainEvidence } from '../../cutout/evidence.js'
import { sunkenTop } from '../../cutout/sunken_top.js'
import { createPlane, mapPlane } from '../../image/raster.js'

const SIZE = 100

/** A jar of 60 pixels' width whose upper edge rises in the middle by `rise` pixels, or sinks; its lower edge bulges. */
function jar(rise: number, from = 20, to = 80) {
  const bow = (x: number) => Math.sqrt(Math.max(0, 1 - ((x - 50) / 30) ** 2))
  return mapPlane(createPlane(SIZE, SIZE), (i) => {
    const [x, y] = [(i % SIZE) + 0.5, Math.floor(i / SIZE) + 0.5]
    return x > from && x < to && y > 30 - rise * bow(x) && y < 70 + 8 * bow(x) ? 1 : 0
  })
}

test.group('A missing top', () => {
  test('is told by an upper edge that sinks between both ends', ({ assert }) => {
    assert.isAbove(sunkenTop(jar(-8)), 0.85)
    assert.equal(sunkenTop(jar(8)), 0, 'a lid seen from above')
    assert.equal(sunkenTop(jar(0)), 0, 'a lid seen from its height')
    assert.equal(sunkenTop(createPlane(SIZE, SIZE)), 0)
  })

  test('is not taken for what is deep on purpose or goes down to one side', ({ assert }) => {
    assert.equal(sunkenTop(jar(-25)), 0, 'a gap between two arms')
    const slope = mapPlane(createPlane(SIZE, SIZE), (i) => {
      const x = i % SIZE
      return x > 20 && x < 80 && i / SIZE > 30 + (x - 20) ** 2 / 80 && i / SIZE < 78 ? 1 : 0
    })
    assert.equal(sunkenTop(slope), 0)
  })

  test('has the merchant look, who is told what it may be', ({ assert }) => {
    const evidence = { ...certainEvidence(jar(-8)), sunken: sunkenTop(jar(-8)) }
    const confidence = rateCutout(evidence)
    assert.isBelow(confidence, LOOK_BELOW)
    assert.deepEqual(adviceFor(confidence, evidence), { code: 'check_top_missing' })
    assert.isAbove(rateCutout({ ...evidence, sunken: 0 }), LOOK_BELOW)
  })
})
