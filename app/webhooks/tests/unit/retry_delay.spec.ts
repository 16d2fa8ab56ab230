import { test } from '@japa/runner'
import { retryDelay } from '../../retry_delay.js'

/** Seconds until each further try, until it is given up. */
function delays(random: () => number): number[] {
  const all: number[] = []
  for (;;) {
    const delay = retryDelay(all.length + 1, random)
    if (delay === null) return all
    all.push(delay)
  }
}

const HOUR = 3_600
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test.group('Tries of a delivery', () => {
  test('come at growing distances, over most of a day and no longer', ({ assert }) => {
    for (const chance of [0, 0.5, 0.999]) {
      const all = delays(() => chance)
      assert.isAtMost(all[0]!, 5)
      assert.deepEqual(
        all,
        all.toSorted((a, b) => a - b)
      )
      assert.isAbove(sum(all), 20 * HOUR)
      assert.isBelow(sum(all), 24 * HOUR)
    }
  })

  test('of what failed together do not come together', ({ assert }) => {
    const seconds = new Set(Array.from({ length: 50 }, () => retryDelay(3)))
    assert.isAbove(seconds.size, 40)
  })
})
