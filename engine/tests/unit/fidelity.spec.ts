import { test } from '@japa/runner'
import { ciede2000 } from '../../fidelity/ciede2000.js'
import { measureFidelity } from '../../fidelity/measure_fidelity.js'
import type { Lab } from '../../image/color.js'
import { createPlane, type Raster } from '../../image/raster.js'

/** Pairs of Sharma, Wu, Dalal 2005, table 1. */
const PAIRS: [Lab, Lab, number][] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
]

test.group('Fidelity', () => {
  test('CIEDE2000 of {0} and {1} is {2}')
    .with(PAIRS)
    .run(({ assert }, [one, other, expected]) => {
      assert.closeTo(ciede2000(one, other), expected, 1e-3)
    })

  test('the same pixels are no difference, a brighter product is one', ({ assert }) => {
    const photo = picture((i) => 60 + ((i * 37) % 90))
    const alpha = createPlane(64, 64, 1)
    assert.deepEqual(measureFidelity(photo, photo, alpha), { deltaE: 0, ssim: 1 })
    const brighter = measureFidelity(
      { ...photo, data: photo.data.map((v) => v + 40) },
      photo,
      alpha
    )
    assert.isAbove(brighter!.deltaE, 8)
    assert.isBelow(brighter!.ssim, 1)
  })

  test('what lies around the product does not count', ({ assert }) => {
    const photo = picture(() => 120)
    const alpha = createPlane(64, 64, 1)
    const changed = { ...photo, data: Uint8Array.from(photo.data) }
    for (let i = 0; i < 64 * 20; i++) {
      alpha.data[i] = 0
      changed.data.fill(255, i * 3, i * 3 + 3)
    }
    assert.equal(measureFidelity(changed, photo, alpha)!.deltaE, 0)
    assert.isNull(measureFidelity(photo, photo, createPlane(64, 64, 0)))
  })
})

function picture(grey: (index: number) => number): Raster {
  const data = Uint8Array.from({ length: 64 * 64 * 3 }, (_, p) => grey(Math.floor(p / 3)))
  return { width: 64, height: 64, channels: 3, data }
}
