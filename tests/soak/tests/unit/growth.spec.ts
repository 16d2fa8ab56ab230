import { test } from '@japa/runner'
import { Random } from '../../../fuzz/random.js'
import { growthOf } from '../../growth.js'

const MINUTE_MS = 60_000

/** Sixty samples, a minute apart. */
function grow(value: (minute: number) => number, least = 0) {
  const values = Array.from({ length: 60 }, (_, minute) => value(minute))
  return growthOf({ name: 'Memory', unit: 'MB', values, least }, MINUTE_MS)
}

test.group('What is sampled', () => {
  test('grows when it goes on after the warm-up, as fast as its slope says', ({ assert }) => {
    const { isGrowing, slope, thirds, share } = grow((minute) => 100 + minute)
    assert.isTrue(isGrowing)
    assert.equal(slope, 60)
    assert.deepEqual(thirds, [134.5, 144.5, 154.5])
    assert.closeTo(share, 0.149, 0.001)
  })

  test('does not grow when it has found its level, however much it took before', ({ assert }) => {
    const { isGrowing, slope } = grow((minute) => Math.min(200, 20 * minute))
    assert.isFalse(isGrowing)
    assert.equal(slope, 0)
  })

  test('is told from noise, with a leak in it and without', ({ assert }) => {
    const random = new Random(7)
    const noise = () => 40 * (random.next() - 0.5)
    assert.isFalse(grow(() => 200 + noise()).isGrowing)
    assert.isTrue(grow((minute) => 200 + minute + noise()).isGrowing)
  })

  test('does not grow by a few samples that are far off, nor by a hill that it has come down from', ({
    assert,
  }) => {
    const spiked = grow((minute) => (minute % 7 === 0 ? 900 : 100))
    assert.isFalse(spiked.isGrowing)
    assert.equal(spiked.slope, 0)
    assert.isFalse(grow((minute) => (minute >= 40 && minute < 50 ? 180 : 100)).isGrowing)
    assert.isFalse(grow((minute) => 300 - minute).isGrowing)
  })

  test('may take up to five of a hundred more, or the little that is no leak', ({ assert }) => {
    assert.isFalse(grow((minute) => 100 + minute / 6).isGrowing)
    assert.isTrue(grow((minute) => (minute < 45 ? 10 : 12)).isGrowing)
    assert.isFalse(grow((minute) => (minute < 45 ? 10 : 12), 2).isGrowing)
    assert.isTrue(grow((minute) => (minute < 45 ? 0 : 3), 2).isGrowing)
  })

  test('tells nothing from a handful of samples', ({ assert }) => {
    const series = { name: 'Memory', unit: 'MB', values: [1, 2, 3], least: 0 }
    assert.throws(() => growthOf(series, MINUTE_MS), '3 samples are too few: at least 12')
  })
})
