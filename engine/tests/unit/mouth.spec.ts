import { test } from '@japa/runner'
import { createPlane } from '../../image/raster.js'
import { mouthOf } from '../../video/mouth.js'

/** A cup of 200 pixels with a handle at its right side, seen from so far above that its rim is `rim` pixels tall. */
function cup(rim: number) {
  const plane = createPlane(400, 400)
  for (let y = 100; y < 300; y++) {
    for (let x = 50; x < 300; x++) {
      const up = Math.max(0, (100 + rim / 2 - y) / (rim / 2))
      const isBody = Math.abs(x - 150) < 100 * Math.sqrt(1 - up ** 2)
      const isHandle = Math.abs(Math.hypot(x - 255, y - 180) - 30) < 8
      if (isBody || isHandle) plane.data[y * 400 + x] = 1
    }
  }
  return plane
}

test.group('Mouth of a vessel', () => {
  test('is the middle of a rim of {$self} pixels, whatever handle there is')
    .with([8, 30, 90])
    .run(({ assert }, rim) => {
      const box = { left: 50, top: 100, right: 293, bottom: 300 }
      const { x, y, width } = mouthOf(cup(rim), box)
      assert.closeTo(x * 243 + 50, 150, 4)
      assert.closeTo(y * 200, rim / 2, 0.2 * rim)
      assert.closeTo(width * 243, 200, 20)
    })
})
