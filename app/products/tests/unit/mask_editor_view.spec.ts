import { test } from '@japa/runner'
import { fit, pan, reveal, toFrame, toPicture, zoom } from '#app/masks/components/view'

const PICTURE = { width: 1000, height: 500 }
const FRAME = { width: 432, height: 432 }

test.group('View of the mask editor', () => {
  test('the whole picture is shown in the middle', ({ assert }) => {
    assert.deepEqual(fit(PICTURE, FRAME), { scale: 0.4, x: 16, y: 116 })
  })

  test('zooming keeps the point under the pointer', ({ assert }) => {
    const pointer = { x: 200, y: 220 }
    const before = toPicture(fit(PICTURE, FRAME), pointer)
    const view = zoom(fit(PICTURE, FRAME), 5, pointer, PICTURE, FRAME)
    const { x, y } = toPicture(view, pointer)
    assert.approximately(x, before.x, 1e-9)
    assert.approximately(y, before.y, 1e-9)
  })

  test('it zooms from the whole picture to eight times its pixels', ({ assert }) => {
    const whole = fit(PICTURE, FRAME)
    assert.deepEqual(zoom(whole, 0.1, { x: 0, y: 0 }, PICTURE, FRAME), whole)
    assert.equal(zoom(whole, 1e6, { x: 0, y: 0 }, PICTURE, FRAME).scale, 8)
  })

  test('the picture cannot be moved out of its frame', ({ assert }) => {
    const near = zoom(fit(PICTURE, FRAME), 5, { x: 216, y: 216 }, PICTURE, FRAME)
    const { x, y } = pan(near, 1e6, -1e6, PICTURE, FRAME)
    assert.deepEqual([x, y], [80, 432 - 80 - 1000])
  })

  test('a point that is moved out of sight is brought back', ({ assert }) => {
    const near = zoom(fit(PICTURE, FRAME), 5, { x: 216, y: 216 }, PICTURE, FRAME)
    const point = { x: 990, y: 490 }
    const shown = toFrame(reveal(near, point, PICTURE, FRAME), point)
    assert.isTrue(shown.x > 0 && shown.x < 432 && shown.y > 0 && shown.y < 432)
    assert.equal(reveal(near, toPicture(near, { x: 216, y: 216 }), PICTURE, FRAME), near)
  })
})
