import { test } from '@japa/runner'
import { exclude, include, keepOnly, shareOf } from '#app/masks/components/combine'
import type { Mask } from '#app/masks/components/mask'
import { meaningOf } from '#app/masks/components/picked'

const SIDE = 1024

/** A rectangle of one value in an empty mask. */
function rectangle(left: number, top: number, right: number, bottom: number, value = 255): Mask {
  const data = new Uint8Array(SIDE * SIDE)
  for (let y = top; y < bottom; y++) data.fill(value, y * SIDE + left, y * SIDE + right)
  return { width: SIDE, height: SIDE, data }
}

const at = (data: Uint8Array, x: number, y: number) => data[y * SIDE + x]

test.group('What is selected and the mask that is there', () => {
  test('what is added lies beside what was there, and what is taken away is gone', ({ assert }) => {
    const mask = rectangle(100, 100, 200, 200)
    const selected = rectangle(150, 100, 300, 200)
    const added = include(mask, selected)
    assert.deepEqual([at(added, 110, 150), at(added, 250, 150), at(added, 350, 150)], [255, 255, 0])
    const taken = exclude(mask, selected)
    assert.deepEqual([at(taken, 110, 150), at(taken, 160, 150)], [255, 0])
    assert.closeTo(shareOf(mask), 10_000 / SIDE ** 2, 1e-9)
  })

  test('one thing of two keeps its own finer outline, and the other goes', ({ assert }) => {
    const mask = rectangle(100, 100, 300, 300)
    for (let y = 100; y < 300; y++) mask.data.fill(255, y * SIDE + 600, y * SIDE + 800)
    // The selection misses the first by a few pixels, as selections on a grid do.
    const only = keepOnly(mask, rectangle(104, 104, 296, 296))
    assert.deepEqual([at(only, 101, 200), at(only, 299, 200), at(only, 700, 200)], [255, 255, 0])
    assert.equal(at(only, 310, 200), 0)
  })

  test('where the mask has little of the thing, what was selected counts as it is', ({
    assert,
  }) => {
    const mask = rectangle(100, 100, 150, 300)
    const selected = rectangle(100, 100, 300, 300)
    assert.deepEqual(keepOnly(mask, selected), selected.data)
  })
})

test.group('A box', () => {
  const mask = rectangle(100, 100, 300, 300)
  const around = { left: 90, top: 90, right: 310, bottom: 310 }
  const beside = { left: 290, top: 90, right: 600, bottom: 310 }
  const how = (box: object, adds: boolean, isMany = false, selected = mask) =>
    meaningOf({ box: box as typeof around, adds }, selected, { isPart: false, isMany }).how

  test('takes away what lies in it where things are taken away', ({ assert }) => {
    assert.equal(how(beside, false), 'remove')
    assert.equal(how(beside, false, true), 'remove')
  })

  test('beside what is selected is another part of an area, and another product', ({ assert }) => {
    assert.equal(how(beside, true, true), 'add')
    assert.equal(how(beside, true), 'only')
  })

  test('round what is selected, or where nothing is, means this alone', ({ assert }) => {
    assert.equal(how(around, true, true), 'only')
    assert.equal(how(around, true, true, rectangle(0, 0, 0, 0)), 'only')
    assert.equal(how({ left: -50, top: -50, right: 2000, bottom: 2000 }, false), 'remove')
  })
})
