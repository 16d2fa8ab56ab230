import { test } from '@japa/runner'
import { fillOf } from '../../measure/facts.js'
import { frameInScene, frameOnWhite } from '../../preflight/frame.js'

const square = { min: 1, max: 1 }
const size = { width: 1200, height: 800 }

test.group('Frames', () => {
  test('on white a picture is widened to the ratio, the product staying in its place', ({
    assert,
  }) => {
    const frame = frameOnWhite(size, { product: null, ratio: square })
    assert.deepEqual(frame, { left: 0, top: -200, width: 1200, height: 1200 })
    assert.deepEqual(frameOnWhite(size, { product: null }), { left: 0, top: 0, ...size })
  })

  test('on white the frame is drawn around the product until it fills its share', ({ assert }) => {
    const product = { left: 500, top: 300, right: 700, bottom: 400 }
    const frame = frameOnWhite(size, { product, ratio: square, fill: { min: 0.85, max: 1 } })
    const inside = {
      left: product.left - frame.left,
      top: product.top - frame.top,
      right: product.right - frame.left,
      bottom: product.bottom - frame.top,
    }
    assert.equal(frame.width, frame.height)
    assert.isAtLeast(fillOf(inside, frame), 0.85)
    assert.isAtMost(Math.abs(inside.left - (frame.width - inside.right)), 1)
    assert.isAtMost(Math.abs(inside.top - (frame.height - inside.bottom)), 1)
  })

  test('a scene is cropped around the product, and not at all where that would cut it', ({
    assert,
  }) => {
    const product = { left: 900, top: 200, right: 1100, bottom: 600 }
    const frame = frameInScene(size, product, square)
    assert.deepEqual(frame, { left: 400, top: 0, width: 800, height: 800 })
    const wide = { left: 100, top: 200, right: 1000, bottom: 600 }
    assert.isNull(frameInScene(size, wide, square))
    assert.isNull(frameInScene(size, null, square))
    assert.deepEqual(frameInScene(size, null, { min: 0.8, max: 1.91 }), {
      left: 0,
      top: 0,
      ...size,
    })
  })
})
