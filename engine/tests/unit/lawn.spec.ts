import { test } from '@japa/runner'
import { createRandom } from '../../image/random.js'
import { frame } from '../../scene/camera.js'
import { growLawn } from '../../scene/lawn.js'
import { createLight } from '../../scene/light_planes.js'

const SMALL = 256
const LARGE = 1024
const TIP = [0.2, 0.4, 0.1] as const
const ROOT = [0.02, 0.1, 0.01] as const

test.group('A lawn', () => {
  function grow(seed: number, side = SMALL) {
    const camera = frame({ width: side, height: side, tall: null, fromAbove: false }, false)
    const first = Math.floor(camera.seam)
    const ground = createLight(side, side - first)
    growLawn(ground, camera, first, [TIP, ROOT], createRandom(seed))
    return ground
  }

  test('is the same for the same seed, and another for another', ({ assert }) => {
    assert.deepEqual(grow(3), grow(3))
    assert.notDeepEqual(grow(3), grow(4))
  })

  test('covers the whole floor with green between that of its tips and of its roots', ({
    assert,
  }) => {
    const [red, green, blue] = grow(3)
    const covered = green.data.filter((value) => value > 0).length
    assert.isAbove(covered / green.data.length, 0.98)
    for (const [i, value] of green.data.entries()) {
      assert.isAtMost(value, TIP[1] * 1.7)
      assert.isAtLeast(value, red.data[i]!)
      assert.isAtLeast(value, blue.data[i]!)
    }
  })

  test('ends in a picture that is far wider than high', ({ assert }) => {
    const [width, height] = [2048, 128]
    const camera = frame({ width, height, tall: null, fromAbove: false }, false)
    const first = Math.floor(camera.seam)
    const ground = createLight(width, height - first)
    growLawn(ground, camera, first, [TIP, ROOT], createRandom(3))
    assert.isTrue(ground[1].data.every(Number.isFinite))
  })

  test('has wider blades near the camera than far from it', ({ assert }) => {
    const { data } = grow(3, LARGE)[1]
    const strip = 24 * LARGE
    const far = roughness(data.subarray(0, strip))
    assert.isBelow(roughness(data.subarray(-strip)), 0.8 * far)
  })

  /** How much a pixel of some rows differs from the next one, against how much it differs from all. */
  function roughness(rows: Float32Array): number {
    const mean = rows.reduce((sum, value) => sum + value, 0) / rows.length
    let [steps, spread] = [0, 0]
    for (let i = 0; i < rows.length - 1; i++) {
      steps += Math.abs(rows[i + 1]! - rows[i]!)
      spread += Math.abs(rows[i]! - mean)
    }
    return steps / spread
  }
})
