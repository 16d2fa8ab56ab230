import { test } from '@japa/runner'
import { axisMarks, everyDay } from '#app/affiliates/components/chart_scale'

test.group('Charts', () => {
  test('the axis begins at zero and goes in steps of one while there is room', ({ assert }) => {
    assert.deepEqual(axisMarks(0), [0, 1])
    assert.deepEqual(axisMarks(3), [0, 1, 2, 3])
    assert.deepEqual(axisMarks(8), [0, 1, 2, 3, 4, 5, 6, 7, 8])
    assert.deepEqual(axisMarks(9), [0, 2, 4, 6, 8, 10])
    assert.deepEqual(axisMarks(1234), [0, 200, 400, 600, 800, 1000, 1200, 1400])
  })

  test('a series has every day, the oldest first', ({ assert }) => {
    const series = [
      { date: '2026-03-02', count: 4 },
      { date: '2026-02-27', count: 2 },
    ]
    const points = everyDay(series, '2026-03-09')
    assert.deepEqual(points[0], { date: '2026-02-27', count: 2 })
    assert.deepEqual(points[3], { date: '2026-03-02', count: 4 })
    assert.deepEqual(points.at(-1), { date: '2026-03-09', count: 0 })
    assert.lengthOf(points, 11)
    assert.lengthOf(everyDay([], '2026-03-09'), 7)
  })
})
