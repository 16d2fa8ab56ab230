import { test } from '@japa/runner'
import { createPlane, type Plane } from '../../image/raster.js'
import { groundLine } from '../../scene/ground_line.js'

const WIDTH = 400
const HEIGHT = 300

function paint(inside: (x: number, y: number) => boolean): Plane {
  const plane = createPlane(WIDTH, HEIGHT)
  for (let i = 0; i < plane.data.length; i++) {
    if (inside(i % WIDTH, Math.floor(i / WIDTH))) plane.data[i] = 1
  }
  return plane
}

test.group('The line on which a product stands', () => {
  test('a box seen from its corner stands on both of its lower edges', ({ assert }) => {
    const edge = (x: number) => 260 - 0.4 * Math.abs(x - 180)
    const { row, touches } = groundLine(
      paint((x, y) => x >= 80 && x < 320 && y > 60 && y <= edge(x))
    )
    assert.isTrue(touches.subarray(80, 320).every((it) => it === 1))
    for (const x of [80, 180, 319]) assert.closeTo(row[x]!, edge(x), 1)
    assert.equal(row[40], row[80])
  })

  test('a handle in the air does not stand on the floor, and its floor is that of the body', ({
    assert,
  }) => {
    const { row, touches } = groundLine(
      paint(
        (x, y) =>
          (x > 100 && x < 240 && y > 80 && y < 250) || (x < 300 && x > 200 && y > 120 && y < 200)
      )
    )
    assert.equal(touches[120], 1)
    assert.equal(touches[280], 0)
    assert.equal(row[280], 249)
  })

  test('a round foot stands where it is flat, and the belly above it does not', ({ assert }) => {
    const { touches } = groundLine(paint((x, y) => Math.hypot(x - 200, y - 150) < 100))
    assert.equal(touches[200], 1)
    assert.equal(touches[110], 0)
    assert.equal(touches[290], 0)
  })

  test('legs stand, and between them the floor runs from one to the next', ({ assert }) => {
    const { row, touches } = groundLine(
      paint(
        (x, y) =>
          y > 60 &&
          (y < 100 || (x > 90 && x < 110 && y < 250) || (x > 280 && x < 300 && y < 240)) &&
          x > 80 &&
          x < 310
      )
    )
    assert.equal(touches[100], 1)
    assert.equal(touches[200], 0)
    assert.equal(touches[290], 1)
    assert.isAbove(row[200]!, 239)
    assert.isBelow(row[200]!, 250)
  })
})
