import { test } from '@japa/runner'
import fc from 'fast-check'
import { History } from '#app/masks/components/history'
import { type Mask, maskSize } from '#app/masks/components/mask'
import { type Brush, Stroke } from '#app/masks/components/stroke'

const HARD = { adds: true, radius: 10, softness: 0 }
const MB = 1024 * 1024

function blank(width = 300, height = 200, value = 0): Mask {
  return { width, height, data: new Uint8Array(width * height).fill(value) }
}

function paint(mask: Mask, brush: Brush, ...points: [number, number][]) {
  const stroke = new Stroke(mask, brush)
  for (const [x, y] of points) stroke.extendTo({ x, y })
  return stroke
}

const at = (mask: Mask, x: number, y: number) => mask.data[y * mask.width + x]
const painted = (mask: Mask) => mask.data.filter((value) => value > 127).length

test.group('Brush', () => {
  test('a dab is a disc of the brush’s size', ({ assert }) => {
    const mask = blank()
    paint(mask, HARD, [100, 100])
    assert.approximately(painted(mask), Math.PI * 100, 12)
    assert.deepEqual([at(mask, 100, 91), at(mask, 100, 88)], [255, 0])
  })

  test('a quick stroke has no gaps', ({ assert }) => {
    const mask = blank()
    paint(mask, HARD, [20, 50], [270, 150])
    for (let step = 0; step <= 250; step++) {
      assert.equal(at(mask, 20 + step, Math.floor(50 + (step * 100) / 250)), 255)
    }
  })

  test('removing undoes adding', ({ assert }) => {
    const mask = blank()
    paint(mask, HARD, [50, 50], [250, 50])
    paint(mask, { ...HARD, adds: false, radius: 12 }, [50, 50], [250, 50])
    assert.equal(painted(mask), 0)
  })

  test('a soft edge fades and does not harden by going over it again', ({ assert }) => {
    const soft = { adds: true, radius: 40, softness: 1 }
    const once = blank()
    paint(once, soft, [150, 100])
    const often = blank()
    paint(often, soft, [150, 100], [150, 100], [150, 100])
    assert.deepEqual(often.data, once.data)
    assert.isAbove(at(once, 150, 100)!, 250)
    assert.closeTo(at(once, 170, 100)!, 127, 12)
    assert.isBelow(at(once, 188, 100)!, 10)
  })

  test('what lies beside the picture does not matter', ({ assert }) => {
    const mask = blank()
    assert.isNull(new Stroke(mask, HARD).extendTo({ x: -50, y: 900 }))
    paint(mask, HARD, [-5, -5], [320, 210])
    assert.equal(at(mask, 150, 102), 255)
  })

  test('a cancelled stroke leaves nothing', ({ assert }) => {
    const mask = blank(300, 200, 90)
    paint(mask, { ...HARD, softness: 0.5 }, [0, 0], [299, 199]).cancel()
    assert.isTrue(mask.data.every((value) => value === 90))
  })

  test('the mask of a large photo is bounded and keeps its shape', ({ assert }) => {
    assert.deepEqual(maskSize({ width: 640, height: 480 }), { width: 640, height: 480 })
    assert.deepEqual(maskSize({ width: 6000, height: 4000 }), { width: 2048, height: 1365 })
  })
})

test.group('Undo', () => {
  test('steps are taken back and done again, in order', ({ assert }) => {
    const mask = blank()
    const history = new History(mask, MB)
    const states = [mask.data.slice()]
    for (const x of [40, 140, 240]) {
      history.push(paint(mask, HARD, [x, 100]).finish())
      states.push(mask.data.slice())
    }
    for (const state of states.slice(0, 3).reverse()) {
      assert.isNotNull(history.undo())
      assert.deepEqual(mask.data, state)
    }
    assert.isNull(history.undo())
    assert.equal(history.revision, 0)
    for (const state of states.slice(1)) {
      history.redo()
      assert.deepEqual(mask.data, state)
    }
    assert.isFalse(history.canRedo)
  })

  test('a new stroke ends what could be done again', ({ assert }) => {
    const mask = blank()
    const history = new History(mask, MB)
    history.push(paint(mask, HARD, [40, 100]).finish())
    const first = history.revision
    history.undo()
    history.push(paint(mask, HARD, [90, 100]).finish())
    assert.isFalse(history.canRedo)
    assert.notEqual(history.revision, first)
  })

  test('a stroke that changes nothing is no step', ({ assert }) => {
    const mask = blank(300, 200, 255)
    const history = new History(mask, MB)
    history.push(paint(mask, HARD, [40, 100]).finish())
    assert.isFalse(history.canUndo)
  })

  test('only touched parts are kept, and only so many', ({ assert }) => {
    const mask = blank(2048, 2048)
    const history = new History(mask, 4 * 128 * 128)
    for (let n = 0; n < 20; n++) {
      history.push(paint(mask, HARD, [64 + 128 * (n % 16), 64]).finish())
    }
    let undone = 0
    while (history.undo()) undone++
    assert.equal(undone, 4)
    assert.isAbove(history.revision, 0)
  })

  test('replacing the whole mask is a step like any other', ({ assert }) => {
    const mask = blank()
    paint(mask, HARD, [40, 100])
    const before = mask.data.slice()
    const history = new History(mask, MB)
    const other = blank(300, 200, 255).data
    history.replaceAll(other)
    assert.deepEqual(mask.data, other)
    history.undo()
    assert.deepEqual(mask.data, before)
  })

  test('whatever is painted, taking everything back leads to the beginning', ({ assert }) => {
    const coordinate = fc.integer({ min: -20, max: 320 })
    const stroke = fc.record({
      adds: fc.boolean(),
      radius: fc.integer({ min: 1, max: 60 }),
      softness: fc.double({ min: 0, max: 1, noNaN: true }),
      points: fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 4 }),
    })
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 5 }), (strokes) => {
        const mask = blank(300, 200, 100)
        const history = new History(mask, 10 * MB)
        for (const { points, ...brush } of strokes) {
          history.push(paint(mask, brush, ...points).finish())
        }
        const end = mask.data.slice()
        while (history.undo()) continue
        assert.isTrue(mask.data.every((value) => value === 100))
        while (history.redo()) continue
        assert.deepEqual(mask.data, end)
      }),
      { numRuns: 40 }
    )
  })
})
