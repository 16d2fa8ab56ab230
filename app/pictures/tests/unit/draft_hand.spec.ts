import { test } from '@japa/runner'
import { Hand } from '#app/pictures/components/drafting/hand'
import {
  boxAt,
  grownBy,
  movedBy,
  movedByKey,
} from '#app/pictures/components/drafting/product_place'

const PLACE = { x: 0.5, foot: 0.8, height: 0.4 }

const touch = (pointerId: number, clientX: number, clientY: number) => ({
  pointerId,
  clientX,
  clientY,
})

test.group('A product held in a draft', () => {
  test('one finger moves it, once it has gone a little way', ({ assert }) => {
    const hand = new Hand()
    hand.take(touch(1, 100, 100), PLACE, false)
    assert.isNull(hand.move(touch(1, 101, 100), 300))
    const change = hand.move(touch(1, 140, 80), 300)
    assert.deepEqual(change, { from: PLACE, dx: 40, dy: -20, factor: 1 })
    assert.isTrue(hand.release(touch(1, 140, 80), PLACE))
  })

  test('two fingers spread it, and what moves elsewhere does nothing', ({ assert }) => {
    const hand = new Hand()
    hand.take(touch(1, 100, 100), PLACE, false)
    hand.take(touch(2, 200, 100), PLACE, false)
    assert.isNull(hand.move(touch(3, 0, 0), 300))
    assert.deepEqual(hand.move(touch(2, 250, 100), 300), {
      ...{ from: PLACE, dx: 0, dy: 0 },
      factor: 1.5,
    })
    // The other goes on with what both have made of it.
    const spread = { ...PLACE, height: 0.6 }
    assert.isFalse(hand.release(touch(1, 100, 100), spread))
    const after = { from: spread, dx: 5, dy: 0, factor: 1 }
    assert.deepEqual(hand.move(touch(2, 255, 100), 300), after)
    assert.isTrue(hand.release(touch(2, 255, 100), spread))
  })

  test('its handle makes it as high as it is drawn from its foot', ({ assert }) => {
    const hand = new Hand()
    hand.take(touch(1, 100, 100), PLACE, true)
    assert.equal(hand.move(touch(1, 100, 50), 300)!.factor, 1.25)
  })

  test('it grows from its foot, no wider than the picture, and stays within bounds', ({
    assert,
  }) => {
    assert.deepEqual(boxAt(PLACE, 0.5), { left: 0.4, top: 0.4, width: 0.2, height: 0.4 })
    assert.equal(grownBy(PLACE, 9, 2).height, 0.5)
    assert.deepEqual(movedBy(PLACE, 5, 5), { x: 1, foot: 1, height: 0.4 })
  })

  test('arrows move it, plus and minus resize it, and other keys are none of it', ({ assert }) => {
    const after = (key: string, shiftKey = false) => movedByKey({ key, shiftKey }, PLACE, 1)
    assert.closeTo(after('ArrowLeft')!.x, 0.49, 1e-9)
    assert.closeTo(after('ArrowDown', true)!.foot, 0.85, 1e-9)
    assert.isAbove(after('+')!.height, 0.4)
    assert.isBelow(after('-')!.height, 0.4)
    assert.isNull(after('a'))
  })
})
